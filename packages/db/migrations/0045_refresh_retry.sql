ALTER TABLE "session" ADD COLUMN "reissued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "late_tokens" jsonb DEFAULT '[]'::jsonb NOT NULL;