/** SQL: the state of review r for who wrote it. */
export const STATE = `case when r.is_visible then 'visible'
  when r.refusal is null then 'underReview' else 'refused' end`;
