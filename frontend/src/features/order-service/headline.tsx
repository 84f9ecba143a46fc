import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { MachineDrawing } from '../../components/identity/machine-drawing.tsx';

/** The page's heading, whose last words rotate. All of them are in the HTML; CSS rotates them. */
export function Headline() {
  const [isStill, setStill] = useState(false);
  return (
    <div className="headline">
      <h1>
        <span className="whole">Get Field Service</span> <span className="whole">for Your</span>{' '}
        <span className="visually-hidden">{machines.map(({ word }) => word).join(', ')}</span>
        <span className={isStill ? 'turning turning-still' : 'turning'} aria-hidden="true">
          {machines.map(({ word, product }) => (
            <span key={word}>
              <MachineDrawing product={product} />
              {word}
            </span>
          ))}
        </span>
      </h1>
      <button
        type="button"
        className="button headline-pause"
        aria-label={isStill ? 'Let the machines turn' : 'Keep the machines still'}
        onClick={() => setStill(!isStill)}
      >
        {isStill ? <Play size={18} /> : <Pause size={18} />}
      </button>
    </div>
  );
}

/** All the machines in a row, with the current one highlighted. Decorative, so hidden from screen readers. */
export function Fleet() {
  return (
    <div className="fleet" aria-hidden="true">
      {machines.map(({ word, product }) => (
        <MachineDrawing key={word} product={product} />
      ))}
    </div>
  );
}

/** Document 1 section 2, each with its silhouette. */
const machines = [
  { word: 'Aerial Lift', product: 'Boom Lift' },
  { word: 'Bulldozer', product: 'Dozer' },
  { word: 'Compactor', product: 'Soil Compactor' },
  { word: 'Crawler', product: 'Track Loader' },
  { word: 'Drum Roller', product: 'Roller' },
  { word: 'Excavator', product: 'Excavator' },
  { word: 'Grader', product: 'Motor Grader' },
  { word: 'Loader', product: 'Wheel Loader' },
  { word: 'Paver', product: 'Paver' },
  { word: 'Telehandler', product: 'Telehandler' },
  { word: 'Water Truck', product: 'Asphalt Distributor' },
] as const;
