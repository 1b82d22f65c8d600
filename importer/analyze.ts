import type pg from 'pg';

const TABLES = `item, item_text, item_category, item_property, item_image, item_search, variation,
  variation_attribute_value, variation_price, stock, category_detail, attribute_value_text,
  property_value_text, shade, shade_text`;

/**
 * Updates the planner's statistics. Until then PostgreSQL plans for the former size of the tables,
 * and a statement of moments takes hours.
 */
export async function analyzeCatalogue(client: pg.PoolClient): Promise<void> {
  await client.query(`analyze ${TABLES}`);
}
