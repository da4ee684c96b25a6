-- A right that is new: the platform's own managers that were there before get it, as new ones do.
UPDATE staff_roles SET rights = jsonb_set(rights, '{special}', (rights->'special') || '["connections"]'::jsonb)
WHERE name = 'beheerder' AND is_built_in AND NOT rights->'special' @> '["connections"]'::jsonb;
