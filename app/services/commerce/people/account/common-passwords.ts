/**
 * The words behind the lists of stolen passwords, in German and English: with digits and symbols at
 * their ends, or in place of letters, they make up nearly all of the first thousands that have a
 * letter and a number.
 */
const WORDS = new Set(
  `abc abcd abcde abcdef abcdefg abcdefgh admin administrator aaa adgjmptw alexander amanda andrea
  andreas anna angel anthony apple ashley asd asdf asdfg asdfgh asdfghjk asdfghjkl austin auto babygirl
  bailey barcelona baseball basketball batman bayern benutzer berlin borussia brandon buster butterfly
  charlie chelsea chocolate christian computer cookie corvette dallas daniel david deutschland diamond
  dortmund dragon edward fender ferrari flower football freedom friends fussball geheim george ginger
  google guest guitar hallo hamburg hamster hannah hannover harley heaven hello herbst hottie hunter
  ichliebedich iloveyou internet jasmin jasmine jennifer jessica jordan joshua julia justin justme
  kennwort killer koeln lakers letmein linda liverpool login london loveme lovely lover lukas madison
  maggie martin master matrix matthew maverick maximilian melanie mercedes merlin michael michelle
  mickey monkey monster muenchen murphy mustang mynoob nicole ninja nintendo orange pass passpass
  passw passwd password passwort patrick pepper player pokemon princess prinzessin purple qaz qazwsx
  qazwsx qazwsxedc qqww qwe qwer qwerasdf qwert qwerty qwertyui qwertyuiop qwertz qwertzu qwertzui qwertzuiop
  ranger robert root samantha samsung sandra schalke schatz schnecke secret shadow silver snoopy
  soccer sommer sonne sonnenschein sophie spider starwars start steelers stefan stephanie steven
  summer sunshine superman superstar taylor tennis test tester testtest thomas thunder tigger trustno
  user victoria welcome werner whatever wilkommen willkommen william winter yamaha yankees yellow
  yxcv yxcvbnm zaq zaqwsx zxc zxcv zxcvb zxcvbn zxcvbnm`.split(/\s+/),
);

const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether attackers try this password first: a common one, or the account's own address. */
export function isCommonPassword(password: string, email: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const local = lettersOf(email.toLowerCase().split('@')[0] ?? '');
  const bare = typed.replace(/^[^\p{L}@$]+|(?<!\P{L})\P{L}+$/gu, '');
  if (lettersOf(typed).length < 3 && /12345|54321|(\d)\1{4}/.test(typed)) return true;
  const spelt = bare.replace(/[013457@$!]/g, (sign) => LEET[sign]!);
  return [lettersOf(typed), bare, lettersOf(spelt)].some(
    (stem) => isCommon(stem) || (local.length > 2 && stem === local),
  );
}

/** One of the words, one repeated twice, or one letter again and again. */
function isCommon(stem: string): boolean {
  const half = stem.slice(0, stem.length / 2);
  return WORDS.has(stem) || (WORDS.has(half) && stem === half + half) || /^(.)\1+$/u.test(stem);
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}
