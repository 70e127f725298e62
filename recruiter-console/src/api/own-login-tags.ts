const endsSessions = { invalidatesTags: ['Session' as const] };
const changesAddress = { invalidatesTags: ['Me' as const] };
const changesPasskeys = { invalidatesTags: ['Passkey' as const] };

/** The tags of calls about the user's own login. */
export const ownLoginTags = {
  getTwoFactor: { providesTags: ['TwoFactor' as const] },
  renewRecoveryCodes: { invalidatesTags: ['TwoFactor' as const] },
  turnTwoFactorOn: { invalidatesTags: ['TwoFactor' as const, 'Session' as const] },
  listSessions: { providesTags: ['Session' as const] },
  endSession: endsSessions,
  endOtherSessions: endsSessions,
  changePassword: endsSessions,
  changeEmail: changesAddress,
  resendEmailChange: changesAddress,
  cancelEmailChange: changesAddress,
  listPasskeys: { providesTags: ['Passkey' as const] },
  addPasskey: changesPasskeys,
  renamePasskey: changesPasskeys,
  removePasskey: { invalidatesTags: ['Passkey' as const, 'Session' as const] },
};
