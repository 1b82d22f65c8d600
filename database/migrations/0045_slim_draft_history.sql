-- A step keeps the way to its other side alone: what was done its inverses, what was taken back its
-- commands. Both of them held whole pages where a page was replaced.
update block_draft set history = history
  || case when jsonb_typeof(history->'done') = 'array' then jsonb_build_object('done',
       (select coalesce(jsonb_agg(step - 'commands' order by nr), '[]')
          from jsonb_array_elements(history->'done') with ordinality as each (step, nr)))
     else '{}' end
  || case when jsonb_typeof(history->'undone') = 'array' then jsonb_build_object('undone',
       (select coalesce(jsonb_agg(step - 'inverses' order by nr), '[]')
          from jsonb_array_elements(history->'undone') with ordinality as each (step, nr)))
     else '{}' end
where history <> '{}';
