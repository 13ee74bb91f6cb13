CREATE INDEX "error_report_created_at" ON "error_report" USING btree ("created_at","guid");--> statement-breakpoint
CREATE INDEX "photo_submission_created_at" ON "photo_submission" USING btree ("created_at","guid");--> statement-breakpoint
CREATE INDEX "review_created_at" ON "review" USING btree ("created_at","guid");