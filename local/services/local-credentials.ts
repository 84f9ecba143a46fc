/** What functions sign with on a laptop. Nothing is secret about it: the endpoint listens on loopback only. */
export const localCredentials = {
  accessKeyId: 'LOCALACCESSKEY',
  secretAccessKey: 'local',
  sessionToken: 'local',
} as const;
