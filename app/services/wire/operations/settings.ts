import * as z from 'zod';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import { operatorOperation } from '../frame/operator-operation';
import { fromWireSettings } from '../shapes/client-settings';
import { factsOf, toWireSettings, wireSettingSchema } from '../shapes/init';

/** The settings for rendering pages, including the key of the challenge. */
export function settingsOf(call: WireCall) {
  return toWireSettings(call.configuration, call, siteKeyOf(call));
}

function siteKeyOf({ botCheck }: WireCall): string {
  return botCheck.view('registration').challenge?.siteKey ?? '';
}

const readSettings = {
  input: null,
  output: z.array(wireSettingSchema),
  example: null,
  run: async (_: undefined, call: WireCall) => settingsOf(call),
};

const settingSchema = z.strictObject({
  key: z.string().regex(/^[A-Za-z][\w.-]{0,99}$/),
  value: z.string().max(10_000),
});

/** Every visitor may send them, so a process logs a limited number a minute and drops the rest. */
const NOTES_A_MINUTE = 60;
let counted = { minute: 0, notes: 0 };

export const settingOperations: WireTable = {
  getConfiguration: operation({
    about: 'What pages are drawn with: font, colours, block size, names, logo, languages.',
    ...readSettings,
  }),

  getSettings: operation({ about: 'The same by its later name.', ...readSettings }),

  setConfiguration: operatorOperation({
    right: 'publish',
    about:
      'Sets the design, the robots and the logo of all pages at once, and keeps other settings for clients (right `publish`).',
    input: z.strictObject({
      settings: z.array(settingSchema).min(1).max(300),
    }),
    output: z.array(
      z.strictObject({
        key: z.string(),
        value: z.string(),
        categoryId: z.string(),
        configId: z.int(),
      }),
    ),
    example: { settings: [{ key: 'blockSize', value: 'm' }] },
    needs: ['operator'],
    async run({ settings }, call, by) {
      // If a key is given twice, the last value wins.
      const last = [...new Map(settings.map((setting) => [setting.key, setting])).values()];
      await call.operator.setConfiguration({ ...fromWireSettings(last, call), by });
      const facts = new Map(Object.entries(factsOf(call.configuration, siteKeyOf(call))));
      return last.map(({ key, value }) => ({
        key,
        value: String(facts.get(key) ?? value),
        categoryId: '',
        configId: call.configId,
      }));
    },
  }),

  doApplyConfiguration: operatorOperation({
    right: 'publish',
    about: 'What is saved is live already, so nothing is built anew (right `publish`).',
    input: z.boolean().optional(),
    output: z.string(),
    example: true,
    needs: ['operator'],
    run: async () => 'Configuration applied',
  }),

  getPreviewValid: operation({
    about: 'Whether the editor is open to the caller, and for what.',
    input: null,
    output: z.union([
      z.strictObject({ valid: z.literal(true), permission: z.enum(['write', 'read']) }),
      z.strictObject({ valid: z.literal(false), permission: z.null() }),
    ]),
    example: null,
    run: (_, { operator }) => operator.getPreviewValid(),
  }),

  doAddShopLogs: operation({
    about: 'Writes the names of what happened in a client to the log, so many a minute.',
    input: z
      .array(
        z.strictObject({
          name: z.string().max(200),
          loggableType: z.string().max(200).nullish(),
          loggableId: z.union([z.string().max(200), z.number()]).nullish(),
          payload: z.unknown().optional(),
          triggeredAt: z.string().max(40).nullish(),
        }),
      )
      .max(100),
    output: z.null(),
    example: [
      {
        name: 'editor.opened',
        loggableType: 'category',
        loggableId: '1',
        payload: {},
        triggeredAt: '2026-11-26T12:00:00Z',
      },
    ],
    async run(events, call) {
      const minute = Math.floor(call.now().getTime() / 60_000);
      if (minute !== counted.minute) counted = { minute, notes: 0 };
      for (const { name, loggableType, loggableId } of events) {
        if (counted.notes >= NOTES_A_MINUTE) break;
        counted.notes += 1;
        call.note({ name, loggableType, loggableId });
      }
      return null;
    },
  }),
};
