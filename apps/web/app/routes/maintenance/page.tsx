export default function Page() {
  return <h1>maintenance</h1>
}
