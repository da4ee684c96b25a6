-- A right that is new: who may everything gets it.
UPDATE staff_roles SET rights = jsonb_set(rights, '{special}', (rights->'special') || '["operations"]'::jsonb)
WHERE name = 'beheerder' AND is_built_in AND NOT rights->'special' @> '["operations"]'::jsonb;
