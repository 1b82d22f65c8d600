import type { Goods } from './goods';
import { AUTHORS, ENGLISH_AUTHORS, opinionsOn, REPLIES, type Opinion } from './review-texts';

type ReviewRow = Record<string, string | number>;

const FAVOURITE_TOPICS = /^(set-|brush|roller|tape|cover|tester)/;

/** Reviews, and the shop's answers to some. Every second item has at least one; favourites have many. */
export function reviewRows(goods: Goods[]): ReviewRow[] {
  const turns = new Map<string, number>();
  return goods.flatMap((item, at) => {
    const { topic } = item;
    if (topic === null) return [];
    const opinions = opinionsOn(topic);
    const wanted = wantedOf(item, topic, at);
    const first = turns.get(topic) ?? 0;
    turns.set(topic, first + wanted);
    const used = new Set<string>();
    return Array.from({ length: Math.min(wanted, opinions.length) }, (_, nth) => {
      const opinion = opinions[(first + nth) % opinions.length]!;
      const author = unusedAuthor(opinion[0], at * 13 + nth * 5, used);
      used.add(author);
      return rowsOf(item, opinion, author, at, nth);
    }).flat();
  });
}

function wantedOf(item: Goods, topic: string, at: number): number {
  if (item.tags.includes('bestseller') || FAVOURITE_TOPICS.test(topic)) return 5 + (at % 5);
  return at % 3 === 2 ? 0 : 1 + (at % 4 === 0 ? 2 : at % 2);
}

function unusedAuthor(lang: 'de' | 'en', start: number, used: ReadonlySet<string>): string {
  const authors = lang === 'de' ? AUTHORS : ENGLISH_AUTHORS;
  const inTurn = authors.map((_, step) => authors[(start + step) % authors.length]!);
  return inTurn.find((author) => !used.has(author)) ?? '';
}

function ratingOf([, mood]: Opinion, turn: number): number {
  if (mood === 'good') return turn % 3 === 1 ? 4 : 5;
  if (mood === 'fair') return turn % 4 === 1 ? 4 : 3;
  return turn % 4 === 2 ? 1 : 2;
}

function rowsOf(item: Goods, opinion: Opinion, author: string, at: number, nth: number) {
  const turn = at * 7 + nth * 11;
  const [lang, mood, title, text] = opinion;
  const key = `${item.key}-${nth + 1}`;
  const age = 3 + ((at * 17 + nth * 43) % 500);
  const row = {
    review: key,
    item: item.key,
    reply_to: '',
    lang,
    author: turn % 13 === 5 ? '' : author,
    title,
    text,
    rating: ratingOf(opinion, turn),
    is_visible: turn % 41 === 12 ? '0' : '1',
    source: turn % 3 === 1 ? 'contact' : turn % 3 === 2 ? 'guest' : 'orderItem',
    created: `today-${age}`,
  };
  if (mood !== 'bad' && (mood !== 'good' || turn % 19 !== 4)) return [row];
  const reply = {
    ...row,
    review: `${key}-reply`,
    reply_to: key,
    author: 'Tonwert',
    title: '',
    text: REPLIES[lang][mood],
    rating: '',
    is_visible: '1',
    source: 'contact',
    created: `today-${Math.max(1, age - 2)}`,
  };
  return [row, reply];
}
