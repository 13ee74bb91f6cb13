CREATE TABLE "contact_message" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid,
	"subject" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"attachments" text[] DEFAULT '{}'::text[] NOT NULL,
	"submission" uuid NOT NULL,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_message_submission_unique" UNIQUE("submission")
);
--> statement-breakpoint
CREATE TABLE "spent_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_report" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid,
	"recipe" uuid,
	"ingredient" uuid,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"status_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "error_report_status" CHECK ("error_report"."status" in ('Pending', 'Denied', 'Approved')),
	CONSTRAINT "error_report_subject" CHECK (num_nonnulls("error_report"."recipe", "error_report"."ingredient") = 1)
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"user" uuid NOT NULL,
	"recipe" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_user_recipe_pk" PRIMARY KEY("user","recipe")
);
--> statement-breakpoint
CREATE TABLE "image_file" (
	"path" text PRIMARY KEY NOT NULL,
	"file_id" uuid DEFAULT uuidv7() NOT NULL,
	"owner" uuid,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"mime" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "image_file_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "image_token" (
	"token" text PRIMARY KEY NOT NULL,
	"user" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ingredient_version" (
	"ingredient" uuid NOT NULL,
	"version" integer NOT NULL,
	"former" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ingredient_version_ingredient_version_pk" PRIMARY KEY("ingredient","version")
);
--> statement-breakpoint
CREATE TABLE "news_block" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"category" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"consent_version" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "photo_submission" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"recipe" uuid NOT NULL,
	"photo" text NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"status_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_submission_photo_unique" UNIQUE("photo"),
	CONSTRAINT "photo_submission_status" CHECK ("photo_submission"."status" in ('Pending', 'Denied', 'Approved'))
);
--> statement-breakpoint
CREATE TABLE "recipe_draft" (
	"user" uuid NOT NULL,
	"key" text NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_draft_user_key_pk" PRIMARY KEY("user","key")
);
--> statement-breakpoint
CREATE TABLE "recipe_modified" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"user" uuid NOT NULL,
	"original" uuid NOT NULL,
	"name" text NOT NULL,
	"portion_size" integer NOT NULL,
	"steps" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"kilojoules" double precision,
	"calories_in_total" integer,
	"protein_in_total" double precision,
	"carbohydrates_in_total" double precision,
	"fat_in_total" double precision,
	"fiber_in_total" double precision,
	"sugars_in_total" double precision,
	"saturated_fats_in_total" double precision,
	"salt_in_total" double precision,
	"nutrient_coverage" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_name" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_modified_slug_unique" UNIQUE("slug"),
	CONSTRAINT "recipe_modified_portion_size" CHECK ("recipe_modified"."portion_size" > 0)
);
--> statement-breakpoint
CREATE TABLE "recipe_modified_ingredient" (
	"recipe_modified" uuid NOT NULL,
	"ingredient" uuid NOT NULL,
	"segment" text DEFAULT 'Main' NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"count_macros" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"ingredient_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recipe_modified_ingredient_recipe_modified_ingredient_segment_pk" PRIMARY KEY("recipe_modified","ingredient","segment"),
	CONSTRAINT "recipe_modified_ingredient_segment" CHECK ("recipe_modified_ingredient"."segment" in ('Main', 'Dough', 'Base', 'Marinade', 'Meat', 'Sauce', 'Cream', 'Filling', 'Crust', 'Glaze', 'Thickener', 'Garnish', 'Side', 'Dip', 'Extra')),
	CONSTRAINT "recipe_modified_ingredient_amount" CHECK ("recipe_modified_ingredient"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"recipe" uuid NOT NULL,
	"user" uuid NOT NULL,
	"rating" integer NOT NULL,
	"comment" text,
	"reply" text,
	"replied_at" timestamp with time zone,
	"status" text DEFAULT 'Pending' NOT NULL,
	"status_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5),
	CONSTRAINT "review_status" CHECK ("review"."status" in ('Pending', 'Denied', 'Approved')),
	CONSTRAINT "review_reply" CHECK ("review"."reply" is null or "review"."comment" is not null)
);
--> statement-breakpoint
CREATE TABLE "riddle_reward" (
	"code" text PRIMARY KEY NOT NULL,
	"user" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"plan" text,
	"period" text,
	"duration_days" integer,
	"price" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_slug_unique" UNIQUE("slug"),
	CONSTRAINT "service_price" CHECK ("service"."price" >= 0),
	CONSTRAINT "service_vat_rate" CHECK ("service"."vat_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "user_filter" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"diet_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"dietary_preference" text,
	"dietary_goal" text,
	"meal_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"cooking_type" text[] DEFAULT '{}'::text[] NOT NULL,
	"time_minutes" integer[],
	"calorie_span" integer[],
	"difficulty" text[] DEFAULT '{}'::text[] NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"creator" text,
	"orderingVar" text,
	"orderingDirection" text,
	"must_ingredients" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"pantry_ingredients" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"exclude_ingredients" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"status" text DEFAULT 'Approved' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_filter_status" CHECK ("user_filter"."status" in ('Pending', 'Denied', 'Approved'))
);
--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "status_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_ingredient" ADD COLUMN "ingredient_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "status_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "news_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "mail_opt_outs" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_report" ADD CONSTRAINT "error_report_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_report" ADD CONSTRAINT "error_report_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_report" ADD CONSTRAINT "error_report_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_file" ADD CONSTRAINT "image_file_owner_user_guid_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_token" ADD CONSTRAINT "image_token_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_version" ADD CONSTRAINT "ingredient_version_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_submission" ADD CONSTRAINT "photo_submission_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_submission" ADD CONSTRAINT "photo_submission_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_draft" ADD CONSTRAINT "recipe_draft_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_modified" ADD CONSTRAINT "recipe_modified_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_modified" ADD CONSTRAINT "recipe_modified_original_recipe_guid_fk" FOREIGN KEY ("original") REFERENCES "public"."recipe"("guid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_modified_ingredient" ADD CONSTRAINT "recipe_modified_ingredient_recipe_modified_recipe_modified_guid_fk" FOREIGN KEY ("recipe_modified") REFERENCES "public"."recipe_modified"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_modified_ingredient" ADD CONSTRAINT "recipe_modified_ingredient_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "riddle_reward" ADD CONSTRAINT "riddle_reward_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_filter" ADD CONSTRAINT "user_filter_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_created_at" ON "contact_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_message_user" ON "contact_message" USING btree ("user");--> statement-breakpoint
CREATE INDEX "spent_challenge_expires_at" ON "spent_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "error_report_user" ON "error_report" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "error_report_status_created_at" ON "error_report" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "error_report_recipe" ON "error_report" USING btree ("recipe");--> statement-breakpoint
CREATE INDEX "error_report_ingredient" ON "error_report" USING btree ("ingredient");--> statement-breakpoint
CREATE INDEX "favorite_user" ON "favorite" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "favorite_recipe" ON "favorite" USING btree ("recipe");--> statement-breakpoint
CREATE INDEX "image_file_owner" ON "image_file" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "image_file_created_at" ON "image_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "image_token_expires_at" ON "image_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "news_block_published_at" ON "news_block" USING btree ("published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_email" ON "newsletter_subscriber" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "photo_submission_user" ON "photo_submission" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "photo_submission_recipe" ON "photo_submission" USING btree ("recipe","status","created_at");--> statement-breakpoint
CREATE INDEX "photo_submission_status_created_at" ON "photo_submission" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "recipe_modified_user" ON "recipe_modified" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "recipe_modified_original" ON "recipe_modified" USING btree ("original");--> statement-breakpoint
CREATE INDEX "recipe_modified_ingredient_ingredient" ON "recipe_modified_ingredient" USING btree ("ingredient","recipe_modified");--> statement-breakpoint
CREATE UNIQUE INDEX "review_recipe_user" ON "review" USING btree ("recipe","user");--> statement-breakpoint
CREATE INDEX "review_user" ON "review" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "review_recipe_status" ON "review" USING btree ("recipe","status","created_at");--> statement-breakpoint
CREATE INDEX "review_status_created_at" ON "review" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "user_filter_user" ON "user_filter" USING btree ("user","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_filter_name" ON "user_filter" USING btree ("user",lower("name"));--> statement-breakpoint
CREATE INDEX "ingredient_status_created_at" ON "ingredient" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "recipe_waiting" ON "recipe" USING btree ("status","created_at") WHERE "recipe"."status" <> 'Approved';--> statement-breakpoint
-- Public pages show approved rows alone: what somebody writes for themselves must not empty every cache.
CREATE FUNCTION notify_approved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    IF EXISTS (SELECT FROM new_rows WHERE status = 'Approved') THEN
      PERFORM pg_notify('catalogue', '');
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    IF EXISTS (SELECT FROM old_rows WHERE status = 'Approved') THEN
      PERFORM pg_notify('catalogue', '');
    END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION notify_part_of_approved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    IF EXISTS (SELECT FROM new_rows n JOIN recipe r ON r.guid = n.recipe WHERE r.status = 'Approved') THEN
      PERFORM pg_notify('catalogue', '');
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    IF EXISTS (SELECT FROM old_rows o JOIN recipe r ON r.guid = o.recipe WHERE r.status = 'Approved') THEN
      PERFORM pg_notify('catalogue', '');
    END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  name text;
  rule text;
BEGIN
  FOREACH name IN ARRAY ARRAY['recipe', 'ingredient', 'recipe_step', 'recipe_ingredient', 'photo_submission', 'review'] LOOP
    rule := CASE WHEN name IN ('recipe_step', 'recipe_ingredient') THEN 'notify_part_of_approved' ELSE 'notify_approved' END;
    EXECUTE format('DROP TRIGGER IF EXISTS %I ON %I', name || '_notice', name);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', name || '_notice_insert', name, rule);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', name || '_notice_update', name, rule);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', name || '_notice_delete', name, rule);
    EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue()', name || '_notice_truncate', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['service', 'news_block'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue()', name || '_notice', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['user_filter', 'recipe_modified', 'review', 'error_report', 'photo_submission', 'news_block',
    'service'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON %I
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_updated_at()', name || '_touch', name);
  END LOOP;
END
$$;--> statement-breakpoint
-- A rating is not the author's change.
DROP TRIGGER recipe_touch ON recipe;--> statement-breakpoint
CREATE TRIGGER recipe_touch BEFORE UPDATE ON recipe
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.* AND OLD.rating_count = NEW.rating_count AND OLD.rating_sum = NEW.rating_sum)
  EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
-- A recipe's rating is that of its approved reviews, however one of them changes or goes (with its author's account, too).
CREATE FUNCTION count_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF OLD.status = 'Approved' THEN
      UPDATE recipe SET rating_count = rating_count - 1, rating_sum = rating_sum - OLD.rating WHERE guid = OLD.recipe;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW.status = 'Approved' THEN
      UPDATE recipe SET rating_count = rating_count + 1, rating_sum = rating_sum + NEW.rating WHERE guid = NEW.recipe;
    END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER review_rating AFTER INSERT OR UPDATE OF rating, status, recipe OR DELETE ON review
  FOR EACH ROW EXECUTE FUNCTION count_rating();
