CREATE TABLE "export_job" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"from" date,
	"to" date,
	"account" uuid,
	"by" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run" uuid,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "export_job_state" CHECK ("export_job"."state" in ('waiting', 'running', 'done', 'failed')),
	CONSTRAINT "export_job_period" CHECK (("export_job"."from" is null) = ("export_job"."to" is null) and "export_job"."from" <= "export_job"."to")
);
--> statement-breakpoint
CREATE TABLE "export_piece" (
	"job" uuid NOT NULL,
	"position" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "export_piece_job_position_pk" PRIMARY KEY("job","position")
);
--> statement-breakpoint
CREATE TABLE "visit_count" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_count_day_kind_what_pk" PRIMARY KEY("day","kind","what"),
	CONSTRAINT "visit_count_kind" CHECK ("visit_count"."kind" in ('page', 'search')),
	CONSTRAINT "visit_count_count" CHECK ("visit_count"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_account_user_guid_fk" FOREIGN KEY ("account") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_by_user_guid_fk" FOREIGN KEY ("by") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_piece" ADD CONSTRAINT "export_piece_job_export_job_guid_fk" FOREIGN KEY ("job") REFERENCES "public"."export_job"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_job_created_at" ON "export_job" USING btree ("created_at","guid");--> statement-breakpoint
CREATE INDEX "export_job_account" ON "export_job" USING btree ("account");--> statement-breakpoint
CREATE INDEX "export_job_by" ON "export_job" USING btree ("by");