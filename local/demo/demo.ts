import { nameRecipients } from '../console/inbox.ts';
import type { LocalService } from '../runtime.ts';
import { ironwood } from './ironwood.ts';
import { demoAdmins, demoPeople } from './people.ts';
import { registerPlayerControls } from './player-controls.ts';
import { repairNetwork } from './repair-network.ts';
import { seedOnce } from './seed.ts';
import { startTechnicianPlayer, type TechnicianPlayer } from './technician-player.ts';

/**
 * Gives a new stack a company whose people can sign in, and technicians who answer its orders and do the work.
 * `technicians`: whether these begin by themselves; the console turns them on and off.
 */
export function demo({ technicians }: { readonly technicians: 'on' | 'off' }): LocalService {
  let player: TechnicianPlayer | undefined;
  let stopped = false;
  let seeding: Promise<void> | undefined;
  return {
    async start(runtime) {
      await seedOnce(runtime, 'people');
      await seedOnce(runtime, 'admins');
      player = startTechnicianPlayer(runtime, { initially: technicians === 'on' });
      registerPlayerControls(runtime, player);
      nameRecipients(runtime, directory());
      // Two seconds that the first start need not wait for: nobody has signed in and approved an order by then.
      const done = runtime.clock.hold();
      seeding = seedOnce(runtime, 'technicians', () => stopped)
        .catch((error) => {
          const reason = error instanceof Error ? error.message : String(error);
          if (!stopped) runtime.log('error', `The demo has no technicians until the next start: ${reason}`);
        })
        .finally(done);
    },
    async stop() {
      stopped = true;
      player?.stop();
      await seeding;
    },
  };
}

/** Everybody of the demo by number and address. */
function directory() {
  const technicians = repairNetwork().technicians.map((person) => ({
    ...person,
    isPlayed: person.companyId !== ironwood.id,
  }));
  const others = [...demoPeople, ...demoAdmins].map((person) => ({ ...person, isPlayed: false }));
  const people = [...technicians, ...others];
  const known = new Map(
    people.flatMap(({ firstName, lastName, email, phone, isPlayed }) => {
      const recipient = { name: `${firstName} ${lastName}`, isPlayed };
      return [[email, recipient] as const, [phone, recipient] as const];
    }),
  );
  return (to: string) => known.get(to);
}
