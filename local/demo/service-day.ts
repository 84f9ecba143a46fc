import * as z from 'zod';
import type { Runtime } from '../runtime.ts';
import { type Outcome, Unreachable } from './agenda.ts';
import { bookingOf, readJob } from './job-view.ts';
import { dayAfter, instantAt, type ServiceTime, timeAt } from './jobsite-clock.ts';
import { photo } from './photo.ts';
import { arrivalWords, completionNotes, photoWords } from './player-words.ts';
import { type ProductApi, Refusal } from './product-api.ts';

/** A booked service, and how far the technician has got with it. */
export interface Visit extends ServiceTime {
  readonly orderId: string;
  readonly technicianId: string;
  readonly timeZone: string;
  readonly step: 'arrive' | 'photo' | 'complete';
  readonly arrivedAt: number | null;
  /** How often sending the photo has failed. */
  readonly photosLost: number;
}

/**
 * Does the next step of a visit: arrives at the booked time, sends a photo after two minutes, completes after five.
 */
export function createServiceDay(
  runtime: Runtime,
  api: ProductApi,
  isOn: () => boolean,
): (visit: Visit) => Promise<Outcome<Visit>> {
  return async (visit) => {
    if (!isOn()) return 'waits';
    const { orderId: id, technicianId } = visit;
    const call = (procedure: string, input: object, ...once: string[]) =>
      api.call(technicianId, `technicians.jobs.${procedure}`, input, [id, ...once]);
    const say = (message: string, files: object[], occasion: string) =>
      call('createOrderUpdate', { orderId: id, data: { message, files } }, occasion, visit.serviceDate);

    const job = readJob(await api.call(technicianId, 'technicians.jobs.byId', { id }));
    const { equipment, timeZone } = job.order;
    const booking = bookingOf(job, technicianId);
    if (booking === undefined) return 'done';

    switch (visit.step) {
      case 'arrive': {
        const today = timeAt(runtime.clock.now(), timeZone).serviceDate;
        const due = instantAt(booking, timeZone);
        // It has been rescheduled in the meantime.
        if (due > runtime.clock.now()) return { what: { ...visit, ...booking }, due };
        if (booking.serviceDate < today) {
          // Presence counts on the scheduled day only.
          const time = soon(runtime.clock.now(), timeZone);
          await call('reschedule', { id, ...time, message: 'Running late, coming now.' }, time.serviceDate);
          const moved = { ...visit, ...time };
          if (time.serviceDate !== today) return { what: moved, due: instantAt(time, timeZone) };
        }
        await unlessDone(call('markTechnicianPresence', { id, status: 'on-site' }, today));
        await say(arrivalWords(equipment), [], 'arrival');
        const arrivedAt = runtime.clock.now();
        return {
          what: { ...visit, ...booking, step: 'photo', arrivedAt },
          due: arrivedAt + untilPhotoMs,
        };
      }
      case 'photo': {
        const arrivedAt = visit.arrivedAt ?? runtime.clock.now();
        try {
          await say(photoWords, [await upload()], 'photo');
        } catch (error) {
          // The job gets done with or without a photo.
          const photosLost = visit.photosLost + 1;
          if (error instanceof Unreachable && photosLost < mostPhotos)
            return { what: { ...visit, photosLost }, due: runtime.clock.now() + photoAgainMs };
        }
        return { what: { ...visit, step: 'complete' }, due: arrivedAt + untilCompleteMs };
      }
      case 'complete': {
        const hours = 1.5 + (Number(id) % 7) * 0.25;
        await call('complete', { id, hours, notes: completionNotes(equipment), files: [] }, 'complete');
        return 'done';
      }
    }

    async function upload(): Promise<{ uri: string; type: 'image' }> {
      const form = presignedPost.parse(
        await call(
          'getS3PresignedPost',
          { orderId: id, fileType: 'image/png', name: fileName },
          'photo',
          visit.serviceDate,
        ),
      );
      const body = new FormData();
      for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
      body.append('file', new Blob([photo(id)], { type: 'image/png' }), fileName);
      const response = await fetch(form.url, { method: 'POST', body });
      if (!response.ok) throw new Unreachable(`the upload answered ${response.status}`);
      return { uri: form.fields.key ?? '', type: 'image' };
    }
  };
}

/** In a minute or two, or tomorrow morning if the day is over by then. */
function soon(now: number, timeZone: string): ServiceTime {
  const { serviceDate: today } = timeAt(now, timeZone);
  const { serviceDate, serviceTime } = timeAt(now + 2 * 60_000, timeZone);
  if (serviceDate !== today) return { serviceDate: dayAfter(today, 1), serviceTime: '08:00:00' };
  return { serviceDate, serviceTime: `${serviceTime.slice(0, 5)}:00` };
}

/** The customer may have marked the arrival already. */
async function unlessDone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'PRESENCE_UNCHANGED')) throw error;
  }
}

const presignedPost = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });
const fileName = 'on-site.png';
const mostPhotos = 3;
const photoAgainMs = 5_000;
const untilPhotoMs = 2 * 60_000;
const untilCompleteMs = 5 * 60_000;
