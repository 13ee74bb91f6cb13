CREATE TABLE "bulk_item" (
	"job" uuid NOT NULL,
	"position" integer NOT NULL,
	"target" uuid NOT NULL,
	"name" text NOT NULL,
	"seen" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"code" text,
	CONSTRAINT "bulk_item_job_position_pk" PRIMARY KEY("job","position"),
	CONSTRAINT "bulk_item_state" CHECK ("bulk_item"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "bulk_item_code" CHECK (("bulk_item"."state" = 'failed') = ("bulk_item"."code" is not null))
);
--> statement-breakpoint
CREATE TABLE "bulk_job" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"action" text NOT NULL,
	"filter" jsonb NOT NULL,
	"decision" jsonb,
	"tags" jsonb,
	"by" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bulk_job_state" CHECK ("bulk_job"."state" in ('waiting', 'running', 'done', 'stopped', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "export_job" ADD COLUMN "list" text;--> statement-breakpoint
ALTER TABLE "export_job" ADD COLUMN "filter" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_item" ADD CONSTRAINT "bulk_item_job_bulk_job_guid_fk" FOREIGN KEY ("job") REFERENCES "public"."bulk_job"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job" ADD CONSTRAINT "bulk_job_by_user_guid_fk" FOREIGN KEY ("by") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_item_waiting" ON "bulk_item" USING btree ("job","position") WHERE "bulk_item"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "bulk_item_failed" ON "bulk_item" USING btree ("job","position") WHERE "bulk_item"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "bulk_job_created_at" ON "bulk_job" USING btree ("created_at","guid");--> statement-breakpoint
CREATE INDEX "bulk_job_by" ON "bulk_job" USING btree ("by");--> statement-breakpoint
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_list" CHECK (("export_job"."kind" = 'list') = ("export_job"."list" is not null) and ("export_job"."list" is null) = ("export_job"."filter" is null));