import type { CommerceContext } from '../../core/commerce-context';
import type { Database } from '../../core/database';
import type { VatClass } from '../../core/reference/reference-tables';
import type { VatRates } from './schema';

const VAT_CLASSES = ['standard', 'reduced', 'reduced2'] as const satisfies VatClass[];

type Row = {
  country: string;
  from: string;
  standard: string;
  reduced: string;
  reduced2: string | null;
};

/** The VAT rates as the file has them; a class without a rate of a day keeps the one before. */
export async function readVat({ client }: Database): Promise<VatRates> {
  const at = (vatClass: string) => `(select to_char(r.rate / 100.0, 'FM990.00') from vat_rate r
      where r.country_id = d.country_id and r.vat_class = '${vatClass}' and r.valid_from <= d.valid_from
      order by r.valid_from desc limit 1)`;
  const { rows } = await client.query<Row>(
    `select c.iso_code2 as country, to_char(d.valid_from, 'YYYY-MM-DD') as "from",
       coalesce(${at('standard')}, '0.00') as standard,
       coalesce(${at('reduced')}, ${at('standard')}, '0.00') as reduced,
       (select to_char(r.rate / 100.0, 'FM990.00') from vat_rate r where r.country_id = d.country_id
          and r.vat_class = 'reduced2' and r.valid_from = d.valid_from) as reduced2
     from (select distinct country_id, valid_from from vat_rate) d
     join country c on c.id = d.country_id order by c.iso_code2, d.valid_from`,
  );
  const rates: VatRates = {};
  for (const { country, reduced2, ...rate } of rows) {
    (rates[country] ??= []).push({ ...rate, ...(reduced2 !== null && { reduced2 }) });
  }
  return rates;
}

/** Makes the rates those of the file, as a whole; each line of a placed order keeps its own. */
export async function writeVat({ db }: CommerceContext, rates: VatRates): Promise<void> {
  const rows = Object.entries(rates).flatMap(([country, steps]) =>
    steps.flatMap(({ from, ...step }) =>
      VAT_CLASSES.flatMap((vatClass) => {
        const rate = step[vatClass];
        return rate === undefined ? [] : [{ country, from, vatClass, rate: hundredths(rate) }];
      }),
    ),
  );
  const given = `jsonb_to_recordset($1::jsonb)
    as t(country text, "from" date, "vatClass" text, rate int) join country c on c.iso_code2 = t.country`;
  await db.client.query(
    `delete from vat_rate v where not exists (select from ${given}
       where c.id = v.country_id and t."vatClass" = v.vat_class and t."from" = v.valid_from)`,
    [JSON.stringify(rows)],
  );
  await db.client.query(
    `insert into vat_rate as v (country_id, vat_class, rate, valid_from)
     select c.id, t."vatClass", t.rate, t."from" from ${given}
     on conflict (country_id, vat_class, valid_from) do update set rate = excluded.rate
     where v.rate <> excluded.rate`,
    [JSON.stringify(rows)],
  );
}

/** A rate of the file, in hundredths of a percent, exactly. */
function hundredths(rate: string): number {
  return Number(rate.replace('.', ''));
}
