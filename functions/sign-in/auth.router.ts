import { publicProcedure, router } from '#functions/platform/trpc.ts';
import {
  accountExistsInput,
  accountExistsOutput,
  activateInput,
  createAccountInput,
  createAccountOutput,
  otpSendInput,
  otpSendOutput,
  otpVerifyInput,
  otpVerifyOutput,
} from '#schema/accounts/auth.ts';
import { accountExists } from './account-exists.ts';
import { sendSignInCode, verifySignInCode } from './sign-in.ts';
import { activateSignUp, createSignUp } from './sign-up.ts';

export const authRouter = router({
  accountExists: publicProcedure
    .meta({ permission: null })
    .input(accountExistsInput)
    .output(accountExistsOutput)
    .query(({ ctx, input }) => accountExists(input, ctx)),
  otpSend: publicProcedure
    .meta({ permission: null })
    .input(otpSendInput)
    .output(otpSendOutput)
    .mutation(({ ctx, input }) => sendSignInCode(input, ctx)),
  otpVerify: publicProcedure
    .meta({ permission: null })
    .input(otpVerifyInput)
    .output(otpVerifyOutput)
    .mutation(({ ctx, input }) => verifySignInCode(input, ctx)),
  createAccount: publicProcedure
    .meta({ permission: null })
    .input(createAccountInput)
    .output(createAccountOutput)
    .mutation(({ ctx, input }) => createSignUp(input, ctx)),
  activate: publicProcedure
    .meta({ permission: null })
    .input(activateInput)
    .output(otpVerifyOutput)
    .mutation(({ ctx, input }) => activateSignUp(input, ctx)),
});
