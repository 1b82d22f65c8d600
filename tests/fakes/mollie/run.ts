import { startFakeMollie } from './fake-mollie';

const PORT = Number(process.env.FAKE_MOLLIE_PORT ?? 4010);

const { origin } = await startFakeMollie(PORT);
console.log(`Payments for trying at ${origin}. Start the shop with

  MOLLIE_API_KEY=test_forTryingAtHome0123456789 MOLLIE_API_ORIGIN=${origin} npm start

and make things go wrong with, for example,

  curl -d '{"trouble":{"kind":"down","times":9}}' ${origin}/control
  curl -d '{"status":"expired"}' ${origin}/control/tr_…
`);
