import type pg from 'pg';

const TABLES = `item, item_text, item_category, item_property, item_image, item_search, variation,
  variation_attribute_value, variation_price, stock, category_detail, attribute_value_text,
  property_value_text, shade, shade_text`;

/**
 * Looks at how much there is now. Until then PostgreSQL plans for tables as small as they were, and
 * a statement that takes moments takes hours.
 */
export async function analyzeCatalogue(client: pg.PoolClient): Promise<void> {
  await client.query(`analyze ${TABLES}`);
}
