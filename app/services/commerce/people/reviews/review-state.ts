/** SQL: the state of review r as its author sees it. */
export const STATE = `case when r.is_visible then 'visible'
  when r.refusal is null then 'underReview' else 'refused' end`;
