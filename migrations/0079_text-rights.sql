-- Who writes the navigation may write the site's texts too: what roles that were there before can't say of themselves.
UPDATE staff_roles SET rights = jsonb_set(rights, '{entities}', (
  SELECT jsonb_agg(CASE
    WHEN line->>'entity' = 'Site' AND line->'fields' @> '["navigation"]'::jsonb
      AND NOT line->'fields' @> '["promises_1"]'::jsonb
    THEN jsonb_set(line, '{fields}', (line->'fields') || '["promises_1","promises_1_en","promises_2","promises_2_en","promises_3","promises_3_en","notfound_title","notfound_title_en","notfound_text","notfound_text_en","notfound_links","notfound_links_en","emptycart_title","emptycart_title_en","emptycart_text","emptycart_text_en","letterbox_title","ordermail_intro"]'::jsonb)
    ELSE line END ORDER BY nth)
  FROM jsonb_array_elements(rights->'entities') WITH ORDINALITY AS lines(line, nth)))
WHERE name IN ('redacteur', 'marketing')
  AND rights->'entities' @> '[{"entity":"Site"}]'::jsonb;
