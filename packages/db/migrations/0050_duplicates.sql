ALTER TABLE "recipe" ADD COLUMN "duplicate_of" uuid;--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_duplicate_of_recipe_guid_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."recipe"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_duplicate_of" ON "recipe" USING btree ("duplicate_of") WHERE "recipe"."duplicate_of" is not null;--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_duplicate_of" CHECK ("recipe"."duplicate_of" is null or "recipe"."duplicate" and "recipe"."duplicate_of" <> "recipe"."guid");--> statement-breakpoint
-- Not written by the generator: `duplicate` follows the reference, also where its original is deleted. An original is approved and
-- no duplicate itself; rows of a backup are inserted in any order, so it is checked at changes only.
CREATE FUNCTION mark_duplicate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.duplicate_of IS NOT NULL AND (
    NOT EXISTS (SELECT FROM recipe o WHERE o.guid = NEW.duplicate_of AND o.status = 'Approved' AND NOT o.duplicate)
    OR EXISTS (SELECT FROM recipe d WHERE d.duplicate_of = NEW.guid)
  ) THEN
    RAISE check_violation USING CONSTRAINT = 'recipe_original', MESSAGE = 'An original is approved and no duplicate itself.';
  END IF;
  NEW.duplicate := NEW.duplicate_of IS NOT NULL;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER recipe_duplicate BEFORE UPDATE OF duplicate_of ON recipe
  FOR EACH ROW WHEN (OLD.duplicate_of IS DISTINCT FROM NEW.duplicate_of) EXECUTE FUNCTION mark_duplicate();--> statement-breakpoint
-- The covering indexes are of the recipes in the lists, and duplicates have left them.
DROP INDEX recipe_by_created_at;--> statement-breakpoint
CREATE INDEX recipe_by_created_at ON recipe (created_at, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved' AND NOT duplicate;--> statement-breakpoint
DROP INDEX recipe_by_time_minutes;--> statement-breakpoint
CREATE INDEX recipe_by_time_minutes ON recipe (time_minutes, guid)
  INCLUDE (facets, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved' AND NOT duplicate;--> statement-breakpoint
DROP INDEX recipe_by_calories_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_calories_in_total ON recipe (calories_in_total, guid)
  INCLUDE (facets, time_minutes,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved' AND NOT duplicate;--> statement-breakpoint
DROP INDEX recipe_by_protein_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_protein_in_total ON recipe (protein_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved' AND NOT duplicate;--> statement-breakpoint
DROP INDEX recipe_by_carbohydrates_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_carbohydrates_in_total ON recipe (carbohydrates_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved' AND NOT duplicate;--> statement-breakpoint
DROP INDEX recipe_by_fat_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_fat_in_total ON recipe (fat_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved' AND NOT duplicate;--> statement-breakpoint
DROP INDEX recipe_by_sugars_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_sugars_in_total ON recipe (sugars_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved' AND NOT duplicate;--> statement-breakpoint
DROP INDEX recipe_by_salt_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_salt_in_total ON recipe (salt_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved' AND NOT duplicate;--> statement-breakpoint
DROP INDEX recipe_by_fiber_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_fiber_in_total ON recipe (fiber_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved' AND NOT duplicate;--> statement-breakpoint
DROP INDEX recipe_by_guid;--> statement-breakpoint
CREATE INDEX recipe_by_guid ON recipe (guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved' AND NOT duplicate;--> statement-breakpoint
DROP INDEX recipe_by_creator;--> statement-breakpoint
CREATE INDEX recipe_by_creator ON recipe (creator, created_at, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    common_ingredients, saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved' AND NOT duplicate;
