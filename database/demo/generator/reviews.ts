import type { Goods } from './goods';
import { AUTHORS, ENGLISH_AUTHORS, opinionsOn, REPLIES } from './review-texts';

type ReviewRow = Record<string, string | number>;

/** Ratings as buyers give them: mostly good, a few not. */
const RATINGS = [5, 5, 4, 5, 3, 5, 4, 4, 5, 2, 5, 4, 5, 5, 3, 4, 5, 1, 5, 4];

/** Reviews, and the shop's answers to some. Every second item has at least one; favourites have many. */
export function reviewRows(goods: Goods[]): ReviewRow[] {
  const rows: ReviewRow[] = [];
  goods.forEach((item, at) => {
    const isFavourite =
      item.tags.includes('bestseller') || item.topic === 'tool' || item.topic === 'set';
    const count = isFavourite ? 5 + (at % 9) : at % 2 === 0 ? 1 + (at % 4 === 0 ? at % 3 : 0) : 0;
    const used = new Set<string>();
    for (let nth = 0; nth < count; nth += 1) {
      const turn = at * 7 + nth * 11;
      const lang = turn % 4 === 3 ? 'en' : 'de';
      const rating = RATINGS[turn % RATINGS.length] ?? 5;
      const opinions = opinionsOn(item.topic, lang, rating).filter(([title]) => !used.has(title));
      const [title, text] = opinions[(at + nth) % Math.max(1, opinions.length)] ?? ['', ''];
      used.add(title);
      const authors = lang === 'de' ? AUTHORS : ENGLISH_AUTHORS;
      const author = authors[(at * 13 + nth * 5) % authors.length] ?? '';
      const key = `${item.key}-${nth + 1}`;
      const age = 3 + ((at * 17 + nth * 43) % 500);
      rows.push({
        review: key,
        item: item.key,
        reply_to: '',
        lang,
        author: turn % 13 === 5 ? '' : author,
        title,
        text,
        rating,
        is_visible: turn % 41 === 12 ? '0' : '1',
        source: turn % 3 === 1 ? 'contact' : turn % 3 === 2 ? 'guest' : 'orderItem',
        created: `today-${age}`,
      });
      if (rating <= 2 || turn % 19 === 4) {
        rows.push({
          review: `${key}-reply`,
          item: item.key,
          reply_to: key,
          lang,
          author: 'Tonwert',
          title: '',
          text: REPLIES[lang][rating <= 2 ? 'bad' : 'good'],
          rating: '',
          is_visible: '1',
          source: 'contact',
          created: `today-${Math.max(1, age - 2)}`,
        });
      }
    }
  });
  return rows;
}
