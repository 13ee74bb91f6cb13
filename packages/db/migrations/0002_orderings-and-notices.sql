-- One covering index per ordering of the public list, read forwards or backwards: counting, the usual filters and the
-- choice of a page touch the index alone. Ties are broken by guid in the direction of the ordering. A nutrient may be null:
-- read descending with `IS NOT NULL`, and recipes that do not know it follow after the rest.
CREATE INDEX recipe_by_created_at ON recipe (created_at, guid)
  INCLUDE (facets, time_minutes, calories_in_total) WHERE status = 'Approved';--> statement-breakpoint
CREATE INDEX recipe_by_time_minutes ON recipe (time_minutes, guid)
  INCLUDE (facets, calories_in_total) WHERE status = 'Approved';--> statement-breakpoint
CREATE INDEX recipe_by_calories_in_total ON recipe (calories_in_total, guid)
  INCLUDE (facets, time_minutes) WHERE status = 'Approved';--> statement-breakpoint
CREATE INDEX recipe_by_protein_in_total ON recipe (protein_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total) WHERE status = 'Approved';--> statement-breakpoint
CREATE INDEX recipe_by_carbohydrates_in_total ON recipe (carbohydrates_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total) WHERE status = 'Approved';--> statement-breakpoint
CREATE INDEX recipe_by_fat_in_total ON recipe (fat_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total) WHERE status = 'Approved';--> statement-breakpoint
CREATE INDEX recipe_by_sugars_in_total ON recipe (sugars_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total) WHERE status = 'Approved';--> statement-breakpoint
CREATE INDEX recipe_by_salt_in_total ON recipe (salt_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total) WHERE status = 'Approved';--> statement-breakpoint
CREATE INDEX recipe_by_fiber_in_total ON recipe (fiber_in_total, guid)
  INCLUDE (facets, time_minutes, calories_in_total) WHERE status = 'Approved';--> statement-breakpoint
CREATE FUNCTION notify_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Delivered at commit and once for a transaction, however many statements it has.
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER recipe_notice AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recipe
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE TRIGGER recipe_step_notice AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recipe_step
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE TRIGGER recipe_ingredient_notice AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recipe_ingredient
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE TRIGGER recipe_old_slug_notice AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recipe_old_slug
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE TRIGGER ingredient_notice AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ingredient
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE TRIGGER food_category_notice AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON food_category
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE TRIGGER sub_food_category_notice AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sub_food_category
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE TRIGGER tag_notice AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tag
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE TRIGGER ordered_tag_notice AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ordered_tag
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE TRIGGER public_profile_notice AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public_profile
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER recipe_touch BEFORE UPDATE ON recipe
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_updated_at();--> statement-breakpoint
CREATE TRIGGER ingredient_touch BEFORE UPDATE ON ingredient
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_updated_at();
