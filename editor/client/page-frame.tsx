/** @jsxImportSource react */
import { useScale } from "./use-scale";

interface PageFrameProps {
  name: string;
  title: string;
  address: string;
  /** Leaves out its scripts: nobody is counted as a visitor of the published site, and asked for consent. */
  isStill?: boolean;
}

/** A page at the width of a desktop, as large as there is room for it. */
export const PageFrame = ({ name, title, address, isStill = false }: PageFrameProps) => {
  const { box, style } = useScale(1280);
  return (
    <div>
      <span className="side-name">{name}</span>
      <div className="frame-box" ref={box}>
        <iframe title={title} src={address} style={style} {...(isStill && { sandbox: "allow-same-origin" })} />
      </div>
    </div>
  );
};
