import { expect, test, vi } from 'vitest';
import { documentFacts } from '../../../tests/support/document-facts';
import type { DocumentFacts } from './document-facts';
import { drawWithLogo } from './draw-with-logo';

const LOGO = vi.hoisted(() => ({ path: '', width: 2, height: 1, png: new Uint8Array() }));
vi.mock('../images', () => ({
  readLogo: async (media: string, setting: string | null) =>
    media === 'pictures' && setting === '/media/a/320.avif' ? LOGO : null,
}));

test.each([
  ['pdf', '/media/a/320.avif', LOGO],
  ['pdf', null, undefined],
  ['xrechnung', '/media/a/320.avif', undefined],
] as const)('a %s of a shop with the logo %s is drawn with %j', async (format, logo, drawn) => {
  const seen: DocumentFacts[] = [];
  const draw = drawWithLogo(async (facts) => {
    seen.push(facts);
    return new Uint8Array();
  }, 'pictures');
  const { configuration } = documentFacts();
  await draw(documentFacts({ configuration: { ...configuration, logo } }), format);
  expect(seen[0]!.logo).toBe(drawn);
});
