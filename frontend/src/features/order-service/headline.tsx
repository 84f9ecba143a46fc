import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { MachineDrawing } from '../../components/identity/machine-drawing.tsx';

/** The page's heading, whose last words turn. All of them stand in the HTML; the style sheet turns them. */
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

/** All of them in a row, of which the one that is named stands out. A picture, and so not read out. */
export function Fleet() {
  return (
    <div className="fleet" aria-hidden="true">
      {machines.map(({ word, product }) => (
        <MachineDrawing key={word} product={product} />
      ))}
    </div>
  );
}

/** Document 1 section 2, with the silhouette of each. */
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
