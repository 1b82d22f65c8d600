import { blockSamples } from '~/blocks/kit/samples';
import type { Block } from '~/services/shop-api';
import { childrenOf } from '../tree';
import type { Finding, Problem, Rule } from './finding';
import { filledFields, knownBlocks, textAt, type FilledField } from './fields';
import { wordsOf } from './heading-order';

/** Kinds of fields that show something by themselves. */
const SEEN_KINDS = new Set<FilledField['kind']>(['text', 'richText', 'imageUrl']);
/** Fields that describe visible content and show nothing without it. */
const SAID_OF_OTHERS = new Set(['alt', 'name', 'label', 'linkLabel']);

/** A block that shows nothing, a part that shows nothing, or sample text of the template. */
export const emptyBlock: Rule = (blocks, { withoutGoods }) =>
  knownBlocks(blocks).flatMap((block) => {
    const { uuid } = block.meta;
    const found = (problem: Problem, path: string | null): Finding => ({
      rule: 'empty',
      problem,
      uuid,
      path,
      values: {},
    });
    if (withoutGoods.has(uuid)) return [found('goodsNone', fieldOfGoods(block))];
    if (isEmpty(block)) return [found('blockEmpty', null)];
    const half = halfButton(block);
    const questions = lacking(block, 'question', 'answer');
    const answers = lacking(block, 'answer', 'question');
    // Once per block: an author who replaces one sample text goes on to the others.
    const samples = filledFields(block).filter(isSample).slice(0, 1);
    return [
      ...(half ? [found('buttonHalf', half)] : []),
      ...questions.map((path) => found('questionEmpty', path)),
      ...answers.map((path) => found('answerEmpty', path)),
      ...samples.map(({ path }) => found('textOfSample', path)),
    ];
  });

function isEmpty(block: Block): boolean {
  switch (block.name) {
    case 'NewsletterSubscribe':
    case 'ColourFamilies':
    case 'ProductRecommendedProducts':
    case 'CategoryGrid':
    case 'ColourPalette':
      // They show goods of the shop: `withoutGoods` says which of them found none.
      return false;
    case 'AnnouncementBar':
      return textAt(block, 'text').trim() === '';
    case 'Accordion':
      return !filledFields(block).some(({ path }) => path.endsWith('.question'));
    case 'Tab':
      return childrenOf(block).length === 0;
    case 'Video':
      return textAt(block, 'video') === '' && !filledFields(block).some(isSeenText);
    default:
      return Array.isArray(block.content)
        ? block.content.length === 0
        : !filledFields(block).some(isSeen) && !hasButton(block);
  }
}

/** Paths of the entries where one part is missing and the other is written. */
function lacking(block: Block, part: string, other: string): string[] {
  return filledFields(block)
    .filter(({ path }) => path.endsWith(`.${other}`) && hasWords(block, path))
    .map(({ path }) => path.slice(0, -other.length) + part)
    .filter((path) => !hasWords(block, path));
}

function isSeen(field: FilledField): boolean {
  return field.kind === 'imageUrl' || isSeenText(field);
}

function isSeenText({ path, kind, value }: FilledField): boolean {
  const name = path.split('.').at(-1)!;
  return (
    SEEN_KINDS.has(kind) &&
    kind !== 'imageUrl' &&
    !SAID_OF_OTHERS.has(name) &&
    wordsOf(value) !== ''
  );
}

function hasWords(block: Block, path: string): boolean {
  return wordsOf(textAt(block, path)) !== '';
}

function hasButton(block: Block): boolean {
  return textAt(block, 'button.label') !== '' && textAt(block, 'button.link') !== '';
}

/** The field that a button needs to be shown. */
function halfButton(block: Block): string | null {
  if (block.name === 'NewsletterSubscribe') return null;
  const [label, link] =
    block.name === 'AnnouncementBar' ? ['linkLabel', 'link'] : ['button.label', 'button.link'];
  const [isNamed, leads] = [textAt(block, label).trim() !== '', textAt(block, link) !== ''];
  if (isNamed === leads) return null;
  return isNamed ? link : label;
}

/** The field by which a block selects its goods. */
function fieldOfGoods({ name }: Block): string | null {
  if (name === 'CategoryGrid') return 'categoryIds.0';
  return name === 'ColourFamilies' ? null : 'categoryId';
}

const SAMPLES = new Set(
  Object.values(blockSamples).flatMap(({ textCard: { text }, accordion, announcement }) => [
    text.title,
    wordsOf(text.htmlDescription),
    announcement.text,
    ...accordion.items.map(({ question }) => question),
  ]),
);

function isSample({ kind, value }: FilledField): boolean {
  return (kind === 'text' || kind === 'richText') && SAMPLES.has(wordsOf(value));
}
