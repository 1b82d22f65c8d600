/** A way to pay in words, behind its picture where there is one: the words say it all. */
export function MethodName({ icon, name }: { icon: string; name: string }) {
  if (icon === '') return name;
  return (
    <>
      <img className="method-icon" src={icon} alt="" /> {name}
    </>
  );
}
