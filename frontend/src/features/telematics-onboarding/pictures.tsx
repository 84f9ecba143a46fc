import { Arrow, Done, Drawing, Envelope, Excavator, Person, Sheet, Warning } from './drawing.tsx';

/** A machine reports a fault and gets repaired. */
export function WelcomePicture() {
  return (
    <Drawing>
      <Excavator x={26} y={66} />
      <path className="faint" d="M66 54q10-12 22 0M58 44q18-22 38 0" />
      <Arrow from={156} to={192} y={96} />
      <Sheet x={214} y={40}>
        <path className="faint" d="M13 38h38M13 50h26" />
      </Sheet>
      <Done x={258} y={96} />
    </Drawing>
  );
}

export function AlertPicture() {
  return (
    <Drawing>
      <Excavator x={30} y={74} />
      <path className="paper" d="M166 24h112q6 0 6 6v72q0 6-6 6h-96l-18 16 2-16q-6 0-6-6V30q0-6 6-6Z" />
      <Warning x={176} y={40} />
      <path className="line" d="M224 48h44" />
      <path className="faint" d="M224 62h30M178 84h86M178 95h52" />
    </Drawing>
  );
}

export function ByHandPicture() {
  return (
    <Drawing>
      <Sheet x={34} y={18} />
      <path className="paper" d="M54 12h24v12H54Z" />
      <Envelope x={34} y={108} />
      <path className="line" d="M112 56h30q12 0 12 12v12q0 6 6 6h26M112 130h30q12 0 12-12v-26q0-6 6-6" />
      <path className="line" d="m178 79 8 7-8 7" />
      <rect className="paper" x="200" y="40" width="88" height="92" rx="6" />
      <path className="faint" d="M200 62h88M214 82h60M214 98h60M214 114h36" />
      <path className="mark" d="M212 51h.1" />
      <path className="line" d="M212 51h26" />
    </Drawing>
  );
}

export function ByItselfPicture() {
  return (
    <Drawing>
      <circle className="paper" cx="52" cy="32" r="20" />
      <path className="line" d="M52 32v12M46 44h12M45 27q7-8 14 0M40 22q12-13 24 0" />
      <Envelope x={20} y={60} />
      <rect className="paper" x="24" y="112" width="56" height="38" rx="6" />
      <path className="line" d="m44 122-9 9 9 9M60 122l9 9-9 9" />
      <path
        className="line"
        d="M84 32h50q14 0 14 14v22q0 14 14 14M90 82h112M84 131h50q14 0 14-14V96q0-14 14-14"
      />
      <path className="line" d="m194 75 8 7-8 7" />
      <rect className="paper" x="216" y="40" width="76" height="84" rx="6" />
      <Warning x={226} y={50} />
      <path className="faint" d="M228 96h50M228 109h32" />
      <path className="line" d="M270 60h10M270 72h10" />
    </Drawing>
  );
}

export function ReadingPicture() {
  return (
    <Drawing>
      <rect className="paper" x="28" y="16" width="104" height="128" rx="6" />
      <path className="faint" d="M44 36h30M44 60h20M44 84h38M44 108h24M44 126h60" />
      <path className="line" d="M82 36h34M72 60h40M90 84h26M76 108h32" />
      <path className="wave" d="M122 36h58M118 60q30 0 62 8M122 84q30 12 58 16M114 108q30 22 66 22" />
      {[22, 54, 86, 118].map((y) => (
        <rect key={y} className="paper" x="186" y={y} width="106" height="26" rx="6" />
      ))}
      <path className="line" d="M214 35h62M214 67h44M214 99h54M214 131h34" />
      <path
        className="mark"
        d="M199 31h8v8h-8ZM203 62l5 9h-10ZM203 94a5 5 0 1 1-.1 0ZM203 125l4 6-4 8-4-8Z"
      />
    </Drawing>
  );
}

export function DecisionPicture() {
  return (
    <Drawing>
      <Person x={40} y={58} />
      <Arrow from={92} to={124} y={80} />
      <rect className="paper" x="144" y="24" width="140" height="112" rx="6" />
      <Warning x={156} y={36} />
      <path className="line" d="M204 44h60" />
      <path className="faint" d="M204 58h40M158 82h110" />
      <rect className="paper" x="158" y="98" width="52" height="26" rx="6" />
      <path className="faint" d="m179 106 10 10M189 106l-10 10" />
      <rect className="done" x="218" y="98" width="52" height="26" rx="6" />
      <path className="doneMark" d="m237 111 5 5 9-10" />
    </Drawing>
  );
}

export function TechniciansPicture() {
  return (
    <Drawing>
      <ellipse className="wave" cx="160" cy="92" rx="62" ry="40" />
      <ellipse className="wave" cx="160" cy="92" rx="124" ry="62" />
      <Excavator x={106} y={56} />
      <Person x={30} y={46} />
      <Person x={256} y={28} />
      <Person x={250} y={104} />
      <Done x={278} y={122} />
    </Drawing>
  );
}

export function FollowPicture() {
  return (
    <Drawing>
      <path className="line" d="M60 54h200" />
      <Done x={46} y={40} />
      <Done x={112} y={40} />
      <Done x={178} y={40} />
      <circle className="paper" cx="260" cy="54" r="13" />
      <path
        className="mark"
        d="m260 45 2.6 5.8 6.2.7-4.6 4.2 1.2 6.2-5.4-3.1-5.4 3.1 1.2-6.2-4.6-4.2 6.2-.7Z"
      />
      <path className="paper" d="M46 88h96q6 0 6 6v26q0 6-6 6H66l-14 12 1-12h-7q-6 0-6-6V94q0-6 6-6Z" />
      <path className="faint" d="M56 102h74M56 113h44" />
      <path className="paper" d="M184 96h90q6 0 6 6v24q0 6-6 6h-3l1 12-14-12h-74q-6 0-6-6v-24q0-6 6-6Z" />
      <path className="faint" d="M194 109h70M194 120h38" />
    </Drawing>
  );
}
