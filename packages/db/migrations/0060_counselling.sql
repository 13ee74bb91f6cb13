CREATE TABLE "consultation_opening" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"nutritionist" uuid NOT NULL,
	"begins" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"places" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_opening_times" CHECK ("consultation_opening"."begins" < "consultation_opening"."ends"),
	CONSTRAINT "consultation_opening_places" CHECK ("consultation_opening"."places" <@ array['prague', 'online']::text[])
);
--> statement-breakpoint
CREATE TABLE "consultation" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"nutritionist" uuid,
	"service" uuid NOT NULL,
	"service_name" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"begins" timestamp with time zone,
	"ends" timestamp with time zone,
	"place" text,
	"order" uuid,
	"covered_by" text,
	"package" uuid,
	"note" text DEFAULT '' NOT NULL,
	"meeting_url" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"held_until" timestamp with time zone,
	"moves" integer DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"follow_up_on" date,
	"follow_up_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_state" CHECK ("consultation"."state" in ('held', 'requested', 'confirmed', 'called_off', 'done', 'cancelled', 'lapsed')),
	CONSTRAINT "consultation_place" CHECK ("consultation"."place" in ('prague', 'online')),
	CONSTRAINT "consultation_covered_by" CHECK ("consultation"."covered_by" in ('premium_plus', 'package')),
	CONSTRAINT "consultation_paid" CHECK (num_nonnulls("consultation"."order", "consultation"."covered_by") = 1),
	CONSTRAINT "consultation_term" CHECK (num_nonnulls("consultation"."begins", "consultation"."ends", "consultation"."place") in (0, 3)),
	CONSTRAINT "consultation_times" CHECK ("consultation"."begins" < "consultation"."ends")
);
--> statement-breakpoint
CREATE TABLE "counselling_consent" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"nutritionist" uuid NOT NULL,
	"kind" text NOT NULL,
	"until" date NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "counselling_consent_kind" CHECK ("counselling_consent"."kind" in ('diary', 'weight', 'targets', 'allergens', 'plans'))
);
--> statement-breakpoint
CREATE TABLE "health_look" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"nutritionist" uuid,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_look_kind" CHECK ("health_look"."kind" in ('diary', 'weight', 'targets', 'allergens', 'plans'))
);
--> statement-breakpoint
CREATE TABLE "counselling_service" (
	"service" uuid PRIMARY KEY NOT NULL,
	"minutes" integer,
	"places" text[] DEFAULT '{}'::text[] NOT NULL,
	"meal_plans" integer DEFAULT 0 NOT NULL,
	"follow_ups" integer DEFAULT 0 NOT NULL,
	"is_entry" boolean DEFAULT false NOT NULL,
	"is_follow_up" boolean DEFAULT false NOT NULL,
	CONSTRAINT "counselling_service_minutes" CHECK ("counselling_service"."minutes" between 15 and 240),
	CONSTRAINT "counselling_service_places" CHECK ("counselling_service"."places" <@ array['prague', 'online']::text[]),
	CONSTRAINT "counselling_service_included" CHECK ("counselling_service"."meal_plans" >= 0 and "counselling_service"."follow_ups" >= 0)
);
--> statement-breakpoint
CREATE TABLE "nutritionist" (
	"user" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tailored_plan" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"consultation" uuid NOT NULL,
	"meal_plan" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"accepted_days" date[] DEFAULT '{}'::date[] NOT NULL,
	"accepted_into" uuid,
	"declined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tailored_plan_once" UNIQUE("meal_plan"),
	CONSTRAINT "tailored_plan_decided" CHECK ("tailored_plan"."declined_at" is null or cardinality("tailored_plan"."accepted_days") = 0)
);
--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_kind";--> statement-breakpoint
DROP INDEX "order_one_waits";--> statement-breakpoint
ALTER TABLE "order" ALTER COLUMN "plan" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_opening" ADD CONSTRAINT "consultation_opening_nutritionist_nutritionist_user_fk" FOREIGN KEY ("nutritionist") REFERENCES "public"."nutritionist"("user") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_nutritionist_nutritionist_user_fk" FOREIGN KEY ("nutritionist") REFERENCES "public"."nutritionist"("user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_service_service_guid_fk" FOREIGN KEY ("service") REFERENCES "public"."service"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_order_order_guid_fk" FOREIGN KEY ("order") REFERENCES "public"."order"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_package_consultation_guid_fk" FOREIGN KEY ("package") REFERENCES "public"."consultation"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counselling_consent" ADD CONSTRAINT "counselling_consent_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counselling_consent" ADD CONSTRAINT "counselling_consent_nutritionist_nutritionist_user_fk" FOREIGN KEY ("nutritionist") REFERENCES "public"."nutritionist"("user") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_look" ADD CONSTRAINT "health_look_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_look" ADD CONSTRAINT "health_look_nutritionist_user_guid_fk" FOREIGN KEY ("nutritionist") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counselling_service" ADD CONSTRAINT "counselling_service_service_service_guid_fk" FOREIGN KEY ("service") REFERENCES "public"."service"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutritionist" ADD CONSTRAINT "nutritionist_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tailored_plan" ADD CONSTRAINT "tailored_plan_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tailored_plan" ADD CONSTRAINT "tailored_plan_consultation_consultation_guid_fk" FOREIGN KEY ("consultation") REFERENCES "public"."consultation"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tailored_plan" ADD CONSTRAINT "tailored_plan_meal_plan_meal_plan_guid_fk" FOREIGN KEY ("meal_plan") REFERENCES "public"."meal_plan"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tailored_plan" ADD CONSTRAINT "tailored_plan_accepted_into_meal_plan_guid_fk" FOREIGN KEY ("accepted_into") REFERENCES "public"."meal_plan"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_opening_nutritionist" ON "consultation_opening" USING btree ("nutritionist","begins");--> statement-breakpoint
CREATE INDEX "consultation_opening_begins" ON "consultation_opening" USING btree ("begins");--> statement-breakpoint
CREATE INDEX "consultation_user" ON "consultation" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "consultation_nutritionist" ON "consultation" USING btree ("nutritionist","begins");--> statement-breakpoint
CREATE INDEX "consultation_order" ON "consultation" USING btree ("order");--> statement-breakpoint
CREATE INDEX "consultation_service" ON "consultation" USING btree ("service");--> statement-breakpoint
CREATE INDEX "consultation_package" ON "consultation" USING btree ("package") WHERE "consultation"."package" is not null;--> statement-breakpoint
CREATE INDEX "consultation_held" ON "consultation" USING btree ("held_until") WHERE "consultation"."state" = 'held';--> statement-breakpoint
CREATE INDEX "consultation_waiting" ON "consultation" USING btree ("updated_at") WHERE "consultation"."state" in ('requested', 'called_off');--> statement-breakpoint
CREATE INDEX "consultation_to_remind" ON "consultation" USING btree ("begins") WHERE "consultation"."state" = 'confirmed' and "consultation"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "consultation_follow_up" ON "consultation" USING btree ("follow_up_on") WHERE "consultation"."follow_up_on" is not null and "consultation"."follow_up_told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "counselling_consent_living" ON "counselling_consent" USING btree ("user","nutritionist","kind") WHERE "counselling_consent"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "counselling_consent_user" ON "counselling_consent" USING btree ("user","given_at");--> statement-breakpoint
CREATE INDEX "counselling_consent_nutritionist" ON "counselling_consent" USING btree ("nutritionist");--> statement-breakpoint
CREATE INDEX "health_look_user" ON "health_look" USING btree ("user","looked_at","guid");--> statement-breakpoint
CREATE INDEX "health_look_nutritionist" ON "health_look" USING btree ("nutritionist");--> statement-breakpoint
CREATE INDEX "health_look_looked_at" ON "health_look" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "tailored_plan_user" ON "tailored_plan" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "tailored_plan_consultation" ON "tailored_plan" USING btree ("consultation");--> statement-breakpoint
CREATE INDEX "tailored_plan_accepted_into" ON "tailored_plan" USING btree ("accepted_into") WHERE "tailored_plan"."accepted_into" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_one_waits" ON "order" USING btree ("user") WHERE "order"."state" = 'CREATED' and "order"."superseded_at" is null and "order"."kind" not in ('renewal', 'counselling');--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_kind" CHECK ("order"."kind" in ('first', 'follow_up', 'upgrade', 'renewal', 'card', 'gift', 'counselling'));--> statement-breakpoint
-- Nobody is at two places at once, whoever writes them at the same moment.
ALTER TABLE "consultation_opening" ADD CONSTRAINT "consultation_opening_apart"
  EXCLUDE USING gist ("nutritionist" WITH =, tstzrange("begins", "ends") WITH &&);--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_apart"
  EXCLUDE USING gist ("nutritionist" WITH =, tstzrange("begins", "ends") WITH &&)
  WHERE ("begins" is not null and "state" in ('held', 'requested', 'confirmed', 'done'));--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_client_apart"
  EXCLUDE USING gist ("user" WITH =, tstzrange("begins", "ends") WITH &&)
  WHERE ("begins" is not null and "state" in ('held', 'requested', 'confirmed', 'done'));
