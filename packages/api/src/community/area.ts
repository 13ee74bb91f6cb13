import { cookedRecipePersonalData } from '@zivina/db/schema/community/cooked-recipe'
import { errorReportPersonalData } from '@zivina/db/schema/community/error-report'
import { favoritePersonalData } from '@zivina/db/schema/community/favorite'
import { photoSubmissionPersonalData, photoSubmissionPictures } from '@zivina/db/schema/community/photo-submission'
import { recipeCollectionPersonalData } from '@zivina/db/schema/community/recipe-collection'
import { recipeNotePersonalData } from '@zivina/db/schema/community/recipe-note'
import { reviewPersonalData } from '@zivina/db/schema/community/review'
import { userFilterPersonalData } from '@zivina/db/schema/community/user-filter'
import { seedDemoCollections } from '@zivina/db/seed/community/demo-collections'
import { seedDemoNotes } from '@zivina/db/seed/community/demo-notes'
import { seedDemoReviews } from '@zivina/db/seed/community/demo-reviews'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindCookbook } from './cookbook/routes.ts'
import { bindCookedRecipes } from './cooked-recipes/routes.ts'
import { reportDecisions } from './error-reports/bulk.ts'
import { exportedReports } from './error-reports/export-queries.ts'
import { listedReports } from './error-reports/list-table.ts'
import { bindErrorReports } from './error-reports/routes.ts'
import { waitingReports } from './error-reports/waiting-queries.ts'
import { bindFavorites } from './favorites/routes.ts'
import { photoDecisions } from './photo-submissions/bulk.ts'
import { exportedPhotos } from './photo-submissions/export-queries.ts'
import { listedPhotos } from './photo-submissions/list-table.ts'
import { bindPhotoSubmissions } from './photo-submissions/routes.ts'
import { waitingPhotos } from './photo-submissions/waiting-queries.ts'
import { bindRecipeCollections } from './recipe-collections/routes.ts'
import { bindRecipeNotes } from './recipe-notes/routes.ts'
import { reviewDecisions } from './reviews/bulk.ts'
import { exportedReviews } from './reviews/export-queries.ts'
import { listedReviews } from './reviews/list-table.ts'
import { bindReviews } from './reviews/routes.ts'
import { waitingReviews } from './reviews/waiting-queries.ts'
import { bindUserFilters } from './user-filters/routes.ts'

export const community: Area = {
  lists: [listedReviews, listedReports, listedPhotos],
  bulk_actions: [reviewDecisions, reportDecisions, photoDecisions],
  binders: [
    bindCookbook,
    bindFavorites,
    bindRecipeCollections,
    bindUserFilters,
    bindReviews,
    bindErrorReports,
    bindPhotoSubmissions,
    bindRecipeNotes,
    bindCookedRecipes,
  ],
  personal_data: [
    favoritePersonalData,
    recipeCollectionPersonalData,
    userFilterPersonalData,
    recipeNotePersonalData,
    cookedRecipePersonalData,
    reviewPersonalData,
    errorReportPersonalData,
    photoSubmissionPersonalData,
  ],
  pictures: photoSubmissionPictures,
  exports: [exportedReviews, exportedPhotos, exportedReports],
  waiting: [waitingReviews, waitingPhotos, waitingReports],
  demo: [seedDemoReviews, seedDemoCollections, seedDemoNotes],
}
