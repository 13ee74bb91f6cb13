CREATE TABLE "newsletter_delivery" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"issue" uuid NOT NULL,
	"user" uuid,
	"subscriber" uuid,
	"queued_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "newsletter_delivery_receiver" CHECK (num_nonnulls("newsletter_delivery"."user", "newsletter_delivery"."subscriber") = 1)
);
--> statement-breakpoint
CREATE TABLE "newsletter_issue" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"day" date NOT NULL,
	"content" jsonb,
	"known_recipes" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"known_texts" text[] DEFAULT '{}'::text[] NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issue_day_unique" UNIQUE("day")
);
--> statement-breakpoint
ALTER TABLE "image_token" ALTER COLUMN "user" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "image_file" ADD COLUMN "submission" uuid;--> statement-breakpoint
ALTER TABLE "image_token" ADD COLUMN "submission" uuid;--> statement-breakpoint
ALTER TABLE "image_token" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_issue_newsletter_issue_guid_fk" FOREIGN KEY ("issue") REFERENCES "public"."newsletter_issue"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_subscriber_newsletter_subscriber_guid_fk" FOREIGN KEY ("subscriber") REFERENCES "public"."newsletter_subscriber"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_delivery_user" ON "newsletter_delivery" USING btree ("user","issue");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_delivery_subscriber" ON "newsletter_delivery" USING btree ("subscriber","issue");--> statement-breakpoint
CREATE INDEX "newsletter_delivery_issue" ON "newsletter_delivery" USING btree ("issue");--> statement-breakpoint
CREATE INDEX "newsletter_delivery_waiting" ON "newsletter_delivery" USING btree ("guid") WHERE "newsletter_delivery"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "image_file_submission" ON "image_file" USING btree ("submission");--> statement-breakpoint
CREATE INDEX "image_token_submission" ON "image_token" USING btree ("submission");--> statement-breakpoint
CREATE INDEX "image_token_challenge_of" ON "image_token" USING btree ("challenge");--> statement-breakpoint
ALTER TABLE "image_token" ADD CONSTRAINT "image_token_receiver" CHECK (num_nonnulls("image_token"."user", "image_token"."submission") = 1);--> statement-breakpoint
ALTER TABLE "image_token" ADD CONSTRAINT "image_token_challenge" CHECK (("image_token"."submission" is null) = ("image_token"."challenge" is null));