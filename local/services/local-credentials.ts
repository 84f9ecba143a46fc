/** Functions sign with these on a laptop. They are no secret: the endpoint only listens on loopback. */
export const localCredentials = {
  accessKeyId: 'LOCALACCESSKEY',
  secretAccessKey: 'local',
  sessionToken: 'local',
} as const;
