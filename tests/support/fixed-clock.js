// Loaded before the shop (NODE_OPTIONS=--import): its wall clock is fixed at TEST_NOW.
const stands = Date.parse(process.env.TEST_NOW ?? '');
const RunningDate = Date;

globalThis.Date = class Date extends RunningDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [stands]));
  }

  static now() {
    return stands;
  }
};
