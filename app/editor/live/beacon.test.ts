// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { sendEditsByBeacon } from './beacon';
import { formOf, sentEdit } from './sent-edit';

afterEach(() => void vi.unstubAllGlobals());

test('waiting edits are sent in one post for each page, in their order, each with its panel', () => {
  const sent: [string, string[]][] = [];
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: URLSearchParams) => {
      expect(body.get('intent')).toBe('several');
      sent.push([path, body.getAll('edit')]);
    },
  });
  const edit = (action: string, value: string) =>
    sentEdit(action, formOf({ intent: 'write', value }), true);
  sendEditsByBeacon([
    edit('/operator/edit', 'Ohne Netz'),
    edit('/en/operator/edit?edit=a&block=b', 'Blue & green'),
    edit('/operator/edit?outline=', 'Ohne Netz geschrieben'),
  ]);
  const read = (text: string) => {
    const { value, panel } = Object.fromEntries(new URLSearchParams(text));
    return [value, panel];
  };
  expect(sent.map(([path, edits]) => [path, edits.map(read)])).toEqual([
    [
      '/operator/edit',
      [
        ['Ohne Netz', ''],
        ['Ohne Netz geschrieben', 'outline='],
      ],
    ],
    ['/en/operator/edit', [['Blue & green', 'edit=a&block=b']]],
  ]);
});

test('without waiting edits nothing is sent', () => {
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon });
  sendEditsByBeacon([]);
  expect(sendBeacon).not.toHaveBeenCalled();
});
