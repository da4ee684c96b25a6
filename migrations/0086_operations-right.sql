-- Rights that are new: roles of the platform's own that were there before get them, as new ones do.
UPDATE staff_roles SET rights = jsonb_set(rights, '{special}', (rights->'special') || new.special)
FROM (VALUES
  ('beheerder', '["operations","reviews"]'::jsonb),
  ('klantenservice', '["reviews"]'::jsonb),
  ('marketing', '["reviews"]'::jsonb)
) AS new (name, special)
WHERE staff_roles.name = new.name AND is_built_in
  AND NOT rights->'special' @> new.special;
