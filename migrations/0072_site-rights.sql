-- Who edits may write the navigation and the footer: what roles that were there before can't say of themselves.
UPDATE staff_roles SET rights = jsonb_set(rights, '{entities}',
  jsonb_build_array('{"entity":"Site","actions":["read","change"],"fields":["navigation","footer","home_en","navigation_en","footer_en","popular_searches","popular_searches_en"]}'::jsonb)
    || (rights->'entities'))
WHERE name IN ('redacteur', 'marketing')
  AND NOT rights->'entities' @> '[{"entity":"Site"}]'::jsonb;
