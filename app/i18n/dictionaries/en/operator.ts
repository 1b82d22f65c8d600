import type { operator as German } from '../de/operator';

export const operator = {
  title: 'Shop team',
  loginTitle: 'Sign-in for the shop team',
  loginText:
    'This is where people sign in who edit the pages of the shop. You need no account to buy something.',
  password: 'Password',
  logIn: 'Sign in',
  loginFailed: 'E-mail address and password do not belong together. Please check both.',
  forgotten:
    'Forgotten your password? Whoever runs the shop can give you a new one: npm run operator:create',
  codeTitle: 'Second step',
  codeText: 'Please open your authenticator app and enter the code of six digits that it shows.',
  code: 'Code',
  codeFailed: 'This code is wrong or has been used. Please take the next one.',
  confirm: 'Confirm',
  otherAccount: 'Sign in with another account',
  toShop: 'To the shop',
  account: 'Your account',
  loggedInAs: 'Signed in as {who}.',
  rights: 'What you may do:',
  right: {
    preview: 'see drafts',
    edit: 'edit pages',
    publish: 'publish pages',
  },
  manual: 'Manual of the editor',
  tools: {
    label: 'Tools of the shop team',
    edit: 'Edit this page',
    exit: 'Exit editor',
  },
  editPages: 'Edit pages',
  tour: 'Tour of the editor',
  logOut: 'Sign out',
  secondStep: 'Code from your phone',
  secondStepIsOff:
    'With a code from your phone nobody gets into your account who only knows your password. At present none is asked for.',
  secondStepIsOn: 'Each time you sign in, a code from your phone is asked for after the password.',
  secondStepOffer: 'Set up the code',
  secondStepScan:
    'Please scan this picture with your authenticator app, or type the key there. The app then shows a code.',
  secondStepPicture: 'Picture with the key for the app',
  secondStepKey: 'Key',
  secondStepTurnOn: 'Turn on',
  secondStepTurnOff: 'Turn off',
  secondStepTurnOffText: 'To turn it off please enter your password.',
  passwordFailed: 'The password is wrong.',
  turnedOn: 'From now on a code is asked for each time you sign in.',
  turnedOff: 'From now on the password is enough.',
  loggedOut: 'You are signed out.',
} satisfies typeof German;
