-- Custom: constituents of days are packed; an exact figure known of everything is a number, any other its bounds and coverage.
UPDATE "diary_day" AS d SET "constituents" = (
  SELECT json_object_agg(name, CASE
    WHEN (amount ->> 'low')::float8 = (amount ->> 'high')::float8 AND (amount ->> 'coverage')::float8 = 1 THEN amount -> 'low'
    ELSE json_build_array(amount -> 'low', amount -> 'high', amount -> 'coverage') END)
  FROM json_each(d."constituents") AS each_one(name, amount))
WHERE d."constituents"::text NOT IN ('{}', 'null');
