CREATE TABLE "common_ingredient" (
	"ingredient" uuid PRIMARY KEY NOT NULL,
	"bit" smallint NOT NULL,
	CONSTRAINT "common_ingredient_bit_unique" UNIQUE("bit")
);
--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "common_ingredients" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "protein_low" smallint DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "protein_high" smallint DEFAULT 32767 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "carbohydrates_low" smallint DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "carbohydrates_high" smallint DEFAULT 32767 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "sugars_low" smallint DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "sugars_high" smallint DEFAULT 32767 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "fiber_low" smallint DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "fiber_high" smallint DEFAULT 32767 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "fat_low" smallint DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "fat_high" smallint DEFAULT 32767 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "saturated_fats_low" smallint DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "saturated_fats_high" smallint DEFAULT 32767 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "salt_low" smallint DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "salt_high" smallint DEFAULT 32767 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_filter" ADD COLUMN "protein_span" jsonb;--> statement-breakpoint
ALTER TABLE "user_filter" ADD COLUMN "carbohydrates_span" jsonb;--> statement-breakpoint
ALTER TABLE "user_filter" ADD COLUMN "sugars_span" jsonb;--> statement-breakpoint
ALTER TABLE "user_filter" ADD COLUMN "fiber_span" jsonb;--> statement-breakpoint
ALTER TABLE "user_filter" ADD COLUMN "fat_span" jsonb;--> statement-breakpoint
ALTER TABLE "user_filter" ADD COLUMN "saturated_fats_span" jsonb;--> statement-breakpoint
ALTER TABLE "user_filter" ADD COLUMN "salt_span" jsonb;--> statement-breakpoint
ALTER TABLE "common_ingredient" ADD CONSTRAINT "common_ingredient_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Not written by the generator: the covering indexes of the lists hold the bounds of nutrients and the bits of common
-- ingredients, too, so that lists limited by them are counted and chosen on the index alone, as by energy.
DROP INDEX recipe_by_created_at;--> statement-breakpoint
CREATE INDEX recipe_by_created_at ON recipe (created_at, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_time_minutes;--> statement-breakpoint
CREATE INDEX recipe_by_time_minutes ON recipe (time_minutes, guid)
  INCLUDE (facets, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_calories_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_calories_in_total ON recipe (calories_in_total, guid)
  INCLUDE (facets, time_minutes,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_protein_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_protein_in_total ON recipe (protein_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_carbohydrates_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_carbohydrates_in_total ON recipe (carbohydrates_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_fat_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_fat_in_total ON recipe (fat_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_sugars_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_sugars_in_total ON recipe (sugars_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_salt_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_salt_in_total ON recipe (salt_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_fiber_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_fiber_in_total ON recipe (fiber_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_guid;--> statement-breakpoint
CREATE INDEX recipe_by_guid ON recipe (guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_creator;--> statement-breakpoint
CREATE INDEX recipe_by_creator ON recipe (creator, created_at, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
CREATE FUNCTION mark_common_ingredients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.common_ingredients := coalesce(
    (SELECT bit_or(1::bigint << c.bit) FROM common_ingredient c WHERE c.ingredient = ANY (NEW.ingredient_guids)), 0);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER recipe_common_ingredients BEFORE INSERT OR UPDATE OF ingredient_guids ON recipe
  FOR EACH ROW EXECUTE FUNCTION mark_common_ingredients();--> statement-breakpoint
CREATE FUNCTION choose_common_ingredients() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  chosen uuid[];
BEGIN
  IF (SELECT count(*) FROM common_ingredient) >= 63 THEN
    RETURN;
  END IF;
  -- Whoever writes a recipe waits, and sees the new choice afterwards.
  LOCK TABLE recipe IN SHARE ROW EXCLUSIVE MODE;
  WITH used AS (
    SELECT l.ingredient, row_number() OVER (ORDER BY count(DISTINCT l.recipe) DESC, l.ingredient) AS place
    FROM recipe_ingredient l
    WHERE NOT EXISTS (SELECT FROM common_ingredient c WHERE c.ingredient = l.ingredient)
    GROUP BY l.ingredient
  ), free AS (
    SELECT b.bit, row_number() OVER (ORDER BY b.bit) AS place
    FROM generate_series(0, 62) AS b (bit)
    WHERE NOT EXISTS (SELECT FROM common_ingredient c WHERE c.bit = b.bit)
  ), added AS (
    INSERT INTO common_ingredient (ingredient, bit) SELECT used.ingredient, free.bit FROM used JOIN free USING (place)
    RETURNING ingredient
  )
  SELECT array_agg(ingredient) INTO chosen FROM added;
  IF chosen IS NOT NULL THEN
    -- Nothing of a recipe changes that anybody sees.
    ALTER TABLE recipe DISABLE TRIGGER recipe_touch;
    UPDATE recipe SET ingredient_guids = ingredient_guids WHERE ingredient_guids && chosen;
    ALTER TABLE recipe ENABLE TRIGGER recipe_touch;
  END IF;
END
$$;--> statement-breakpoint
-- The sweep computes the bounds of the recipes that are stored already.
UPDATE recipe SET rule_version = '';
