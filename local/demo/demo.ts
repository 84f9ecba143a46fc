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
  return {
    async start(runtime) {
      for (const part of ['people', 'admins', 'technicians'] as const) await seedOnce(runtime, part);
      player = startTechnicianPlayer(runtime, { initially: technicians === 'on' });
      registerPlayerControls(runtime, player);
      nameRecipients(runtime, directory());
    },
    async stop() {
      player?.stop();
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
