CREATE TABLE "backup_run" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reason" text NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"failure" text,
	"place" text NOT NULL,
	"is_encrypted" boolean NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backup_run_begun_at" ON "backup_run" USING btree ("begun_at");