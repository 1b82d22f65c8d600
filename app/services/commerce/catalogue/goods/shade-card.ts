/**
 * The shades that can be ordered by number for the property `p`: those of its colour card, in their
 * order; a number that occurs twice is no shade. SQL for a `from` clause; `$2` is the language of
 * `name`, `names` contains all languages.
 */
export const SHADE_CARD = `(
  select s.number, s.color,
         (select name from shade_text where shade_id = s.id order by lang = $2 desc limit 1) as name,
         array(select name from shade_text where shade_id = s.id) as names
    from shade s
   where s.number <> ''
     and (p.shade_card is null or s.card = p.shade_card)
     and not exists (
       select from shade o
        where o.number = s.number and o.id <> s.id
          and (p.shade_card is null or o.card = p.shade_card))
   order by s.position, s.id)`;
