import { createCatalogueIndex } from '../app/services/commerce/catalogue/in-memory/create-catalogue-index';
import { openPool } from '../database/connect';
import { crawlSitemap, type CrawlFigures } from './crawl-sitemap';
import { openGoods } from './goods-of-index';

const ROUNDS = 6;

/** A separate process, so that time and pauses are those of the sitemap: `<database url>`. */
const pool = openPool(process.argv[2] ?? '', { limits: 'batch', name: 'bench' });
const index = await createCatalogueIndex(pool);
const openShop = openGoods(pool, index);
const rounds: CrawlFigures[] = [];
while (rounds.length < ROUNDS) {
  rounds.push(await crawlSitemap(openShop(), rounds.length));
}
index.close();
await pool.end();
console.log(JSON.stringify(rounds));
