CREATE TABLE "plan_proposal" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"meal_plan" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"without_allergens" text[] DEFAULT '{}'::text[] NOT NULL,
	"refused" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"state" text NOT NULL,
	"plan" jsonb,
	"impossibility" jsonb,
	"gap" double precision,
	"candidates" integer,
	"is_certified" boolean DEFAULT false NOT NULL,
	"search" uuid,
	"search_since" timestamp with time zone,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_proposal_state" CHECK ("plan_proposal"."state" in ('planned', 'waiting', 'improving', 'interrupted', 'impossible', 'not_found'))
);
--> statement-breakpoint
ALTER TABLE "plan_proposal" ADD CONSTRAINT "plan_proposal_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_proposal" ADD CONSTRAINT "plan_proposal_meal_plan_meal_plan_guid_fk" FOREIGN KEY ("meal_plan") REFERENCES "public"."meal_plan"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_proposal_latest" ON "plan_proposal" USING btree ("user","meal_plan","created_at");--> statement-breakpoint
CREATE INDEX "plan_proposal_meal_plan" ON "plan_proposal" USING btree ("meal_plan");--> statement-breakpoint
CREATE INDEX "plan_proposal_waiting" ON "plan_proposal" USING btree ("state","search_since");