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
-- Not written by the generator: the covering indexes of the lists hold the bounds of nutrients, too, so that a list limited by
-- a nutrient is counted and chosen on the index alone, as by energy.
DROP INDEX recipe_by_created_at;--> statement-breakpoint
CREATE INDEX recipe_by_created_at ON recipe (created_at, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_time_minutes;--> statement-breakpoint
CREATE INDEX recipe_by_time_minutes ON recipe (time_minutes, guid)
  INCLUDE (facets, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_calories_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_calories_in_total ON recipe (calories_in_total, guid)
  INCLUDE (facets, time_minutes,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_protein_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_protein_in_total ON recipe (protein_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_carbohydrates_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_carbohydrates_in_total ON recipe (carbohydrates_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_fat_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_fat_in_total ON recipe (fat_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_sugars_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_sugars_in_total ON recipe (sugars_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_salt_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_salt_in_total ON recipe (salt_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_fiber_in_total;--> statement-breakpoint
CREATE INDEX recipe_by_fiber_in_total ON recipe (fiber_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_guid;--> statement-breakpoint
CREATE INDEX recipe_by_guid ON recipe (guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
DROP INDEX recipe_by_creator;--> statement-breakpoint
CREATE INDEX recipe_by_creator ON recipe (creator, created_at, guid)
  INCLUDE (facets, time_minutes, calories_in_total,
    protein_low, protein_high, carbohydrates_low, carbohydrates_high, sugars_low, sugars_high, fiber_low, fiber_high, fat_low, fat_high,
    saturated_fats_low, saturated_fats_high, salt_low, salt_high) WHERE status = 'Approved';--> statement-breakpoint
-- The sweep computes the bounds of the recipes that are stored already.
UPDATE recipe SET rule_version = '';
