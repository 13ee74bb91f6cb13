CREATE TABLE "day_figure" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "day_figure_name_day_pk" PRIMARY KEY("name","day"),
	CONSTRAINT "day_figure_name" CHECK ("day_figure"."name" in ('active_people', 'failed_calls', 'failed_jobs', 'failed_mails')),
	CONSTRAINT "day_figure_count" CHECK ("day_figure"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outside_service" (
	"service" text PRIMARY KEY NOT NULL,
	"good_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "session_last_used_at" ON "session" USING btree ("last_used_at","user");