import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import PostalMime from 'postal-mime';

/** The canary's mail. */
export interface Mailbox {
  /** Ids of the mails in it. */
  ids(): Promise<string[]>;
  subjectOf(id: string): Promise<string>;
}

/** A bucket to which SES delivers under `mail/`. */
export function bucketMailbox(Bucket: string): Mailbox {
  const s3 = new S3Client();
  return {
    async ids() {
      const ids: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: s3 },
        { Bucket, Prefix: 'mail/' },
      )) {
        ids.push(...Contents.flatMap(({ Key }) => Key ?? []));
      }
      return ids;
    },
    async subjectOf(id) {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: id }));
      return (await PostalMime.parse((await Body?.transformToByteArray()) ?? '')).subject ?? '';
    },
  };
}
