import { expect, test } from 'vitest';
import { useEarlierDatabase } from '../tests/support/earlier-database';

const { client, migrate } = useEarlierDatabase('shades');

test('the shades of an existing shop move into the table and keep their names and keys', async () => {
  await client.query(`
    insert into item (external_id, shade_name, shade_number, shade_color) values
      ('wall-chalk', 'Kreide', '1010', '#f6f4ee'), ('door-chalk', 'Kreide', '1010', '#f6f4ee'),
      ('moss', 'Moos', '4140', '#6b7f5f'), ('odd', null, null, '#112233'), ('plain', null, null, null),
      ('two-a', 'Eins', '77', '#aaaaaa'), ('two-b', 'Zwei', '77', '#bbbbbb');
    insert into item_text (item_id, lang, name1, url_path, sort_key)
      select id, lang, external_id, external_id, '' from item, (values ('de'), ('en')) l (lang);
    insert into attribute (external_id) values ('shade');
    insert into attribute_value (external_id, attribute_id, color) values
      ('shade=chalk', 1, '#f6f4ee'), ('shade=red', 1, '#ff0000');
    insert into attribute_value_text (attribute_value_id, lang, name) values
      (1, 'de', 'Kreide 1010'), (1, 'en', 'Chalk 1010'), (2, 'de', 'Rot'), (2, 'en', 'Red')`);

  await migrate();

  const items = await client.query(`
    select i.external_id as item, s.external_id as key, s.number, s.color,
           (select string_agg(name, '/' order by lang) from shade_text where shade_id = s.id) as names
      from item i left join shade s on s.id = i.shade_id order by i.id`);
  expect(items.rows.map((row) => Object.values(row))).toEqual([
    ['wall-chalk', 'chalk', '1010', '#f6f4ee', 'Kreide/Chalk'],
    ['door-chalk', 'chalk', '1010', '#f6f4ee', 'Kreide/Chalk'],
    ['moss', '4140', '4140', '#6b7f5f', 'Moos/Moos'],
    ['odd', '#112233', '', '#112233', '/'],
    ['plain', null, null, null, null],
    ['two-a', '77 Eins #aaaaaa', '77', '#aaaaaa', 'Eins/Eins'],
    ['two-b', '77 Zwei #bbbbbb', '77', '#bbbbbb', 'Zwei/Zwei'],
  ]);
  const values = await client.query(`
    select v.external_id as value, s.external_id as shade
      from attribute_value v left join shade s on s.id = v.shade_id order by v.id`);
  expect(values.rows).toEqual([
    { value: 'shade=chalk', shade: 'chalk' },
    { value: 'shade=red', shade: null },
  ]);
  const found = await client.query(
    `select count(*)::int as n from item_search where lang = 'en' and label @@ 'chalk'::tsquery`,
  );
  expect(found.rows[0]).toEqual({ n: 2 });
});
