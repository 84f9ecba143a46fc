import { companySearchRouter } from '#functions/companies/company-search.router.ts';
import { router } from '#functions/platform/trpc.ts';
import { authRouter } from '#functions/sign-in/auth.router.ts';

/** What anybody may call, signed in or not. */
export const publicRouter = router({ auth: authRouter, public: companySearchRouter });
export type PublicRouter = typeof publicRouter;
