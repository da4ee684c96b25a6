-- Ends the statement that asks for it, and all that it did with it: EO001 the cart or a price changed,
-- EO002 pieces went to another.
CREATE FUNCTION refuse_order(code text) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = code, MESSAGE = 'The order is refused';
END $$;
