import type { Shade } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** More than a person looks through on any colour card. */
const MOST = 240;

/** As the contract says, in the order of the cards. */
export async function getShades({ db, lang }: CommerceContext): Promise<Shade[]> {
  const { rows } = await db.client.query<Shade>(
    `select number, color, name
     from (
       select distinct on (s.color) s.number, s.color, s.card, s.position, s.id,
         (select name from shade_text where shade_id = s.id order by lang = $1 desc limit 1) as name
       from shade s
       order by s.color, s.card, s.position, s.id
     ) each
     where name is not null
     order by card, position, id limit ${MOST}`,
    [lang],
  );
  return rows;
}
